import type { Report } from '../storage/community.ts';
import type { Storage } from '../storage/index.ts';

const PAGE = 200;

/** Open reports, oldest first. */
export function listReports({ reports }: Storage): Promise<Report[]> {
  return reports.open(PAGE);
}

/** False when there is no such open report. */
export async function closeReport(
  { reports, audit }: Storage,
  id: string,
  { resolution, now, by }: { resolution: string; now: number; by?: string },
): Promise<boolean> {
  const isClosed = await reports.close(id, { at: now, resolution, ...(by === undefined ? {} : { by }) });
  if (isClosed) await audit.add({ at: now, action: 'report-closed', report_id: id, note: resolution, admin_id: by ?? null });
  return isClosed;
}
