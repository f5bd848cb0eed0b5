export { BadSettings, type RunningServer, type ServeOptions, serve } from './serve.ts';
export { type Environment, readSettings, type Settings } from './settings.ts';
