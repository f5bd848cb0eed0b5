export { freePort } from './postgres.ts';
export { type MailTrap, startMailTrap } from './smtp.ts';
