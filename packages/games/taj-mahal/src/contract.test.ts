import { contract } from '@durbar/engine/testing';
import { tajMahal } from './definition.ts';

contract(tajMahal, { setUps: [{ players: 3 }, { players: 4 }, { players: 5 }], maxDecisions: 2000, games: 1 });
