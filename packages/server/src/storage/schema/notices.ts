import type { WebhookFailure, WebhookFormat } from '@durbar/protocol';

export interface PushSubscriptionsRow {
  endpoint: string;
  person_id: string;
  keys: string;
  created_at: number;
}

export interface WebhooksRow {
  id: string;
  person_id: string;
  /** Null: announces the turns of its owner at all tables. */
  table_id: string | null;
  format: WebhookFormat;
  host: string;
  /** Address and key, sealed. */
  target: string;
  created_at: number;
  delivered_at: number | null;
  failures: number;
  failure: WebhookFailure | null;
  /** When the last message is sent again. */
  retry_at: number | null;
  stopped_at: number | null;
}

/** The last summary of waiting tables sent to a person. */
export interface DigestsRow {
  person_id: string;
  way: 'prompt' | 'mail';
  sent_at: number;
  /** When the newest of its turns began. */
  newest: number;
}

export interface FeedsRow {
  person_id: string;
  token_hash: string;
  created_at: number;
}

export interface NotesRow {
  person_id: string;
  table_id: string;
  text: string;
  updated_at: number;
}

export interface PlansRow {
  person_id: string;
  table_id: string;
  content: string;
  updated_at: number;
}
