import { addColumns, type Upgrade } from './upgrade.ts';

export const webhookRetries: Upgrade = {
  alter: (db, engine) => addColumns(db, engine, 'webhooks', { retry_at: 'NUMBER' }),
};
