import type { AuditAction } from '@durbar/protocol';

export interface ReportsRow {
  id: string;
  reporter_id: string | null;
  reported_id: string | null;
  table_id: string | null;
  reason: string;
  /** The message text, kept as evidence. */
  content: string;
  created_at: number;
  closed_at: number | null;
  resolution: string | null;
  /** The number of the reported message. */
  line: number | null;
  closed_by: string | null;
}

export interface JobsRow {
  key: string;
  /** Changes each time the job is scheduled. */
  token: string;
  kind: string;
  subject: string;
  content: string;
  due_at: number;
  leased_until: number;
  attempts: number;
}

/** Keys shared by all processes. */
export interface SecretsRow {
  name: string;
  content: string;
}

/** Something an administrator did; null for someone at the command line. */
export interface AuditRow {
  id: string;
  at: number;
  admin_id: string | null;
  action: AuditAction;
  person_id: string | null;
  table_id: string | null;
  report_id: string | null;
  note: string;
}
