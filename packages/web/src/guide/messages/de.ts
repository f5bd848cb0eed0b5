import type { GuideMessages } from './index.ts';

export const messages: GuideMessages = {
  coach: 'Coach',
  step: (at, all) => `Schritt ${at} von ${all}`,
  goOn: 'Weiter',
  back: 'Noch einmal lesen',
  yourMove: 'Dein Zug',
  other: 'Auch das wäre erlaubt, aber diese Lektion hat etwas anderes vor. Nichts ist passiert: Versuch, was leuchtet.',
  playOn: 'Gegen leichte Bots weiterspielen',
  playOnHint: 'Die Partie geht von hier an normal weiter; du kannst zurücknehmen, dir Tipps holen und jederzeit aufhören.',
  moreLessons: 'Weitere Lektionen',
  again: 'Von vorn beginnen',
  minimise: 'Coach verkleinern',
  restore: 'Coach zeigen',
};
