import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';

/** Sends plain-text e-mails. */
export interface Mailer {
  send(mail: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
  close(): void;
}

const PATIENCE = 15_000;

export function createMailer({ smtpUrl, mailFrom }: Settings): Mailer | undefined {
  if (smtpUrl === undefined || mailFrom === undefined) return undefined;
  const transport = createTransport({ url: smtpUrl, connectionTimeout: PATIENCE, socketTimeout: PATIENCE }, { from: mailFrom });
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ to, subject, text });
    },
    close: () => transport.close(),
  };
}
