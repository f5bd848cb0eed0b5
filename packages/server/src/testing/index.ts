export { freePort } from './free-port.ts';
export { type Receiver, startReceiver } from './receiver.ts';
export { type MailTrap, startMailTrap } from './smtp.ts';
