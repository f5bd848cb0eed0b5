import type { RecordGame } from '@durbar/engine';

export declare const recordGame: RecordGame;
