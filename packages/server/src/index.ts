export { backup, restore } from './admin/backup.ts';
export { withStorage } from './admin/open.ts';
export { ban, findPerson, listPeople, type PersonSummary, unban } from './admin/people.ts';
export { closeReport, listReports } from './admin/reports.ts';
export { cancelTable, listTables } from './admin/tables.ts';
export { BadSettings, type RunningServer, type ServeOptions, serve } from './serve.ts';
export { type Environment, readSettings, type Settings } from './settings.ts';
export type { Report } from './storage/community.ts';
export type { Storage } from './storage/index.ts';
