import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Eigene Erträge',
    text: 'In dieser Variante sind die Erträge am Rand deiner Provinz nicht aufgedruckt: Du legst selbst Ertragsplättchen. Weiße, gelbe, rote und braune haben eigene Plätze; braune sind am stärksten und zählen etwas, sobald du sie erreichst.',
  },
  lay: {
    title: 'Dein braunes Plättchen',
    text: 'Du beginnst mit einem braunen Plättchen: 2 Ruhm für jede Kurve in deiner Provinz. Leg es oben in eine Ecke; plane deine Wege so, dass sie es erreichen, wenn du viele Kurven hast.',
    other: 'Beide Ecken sind gut: Wähl eine.',
  },
  later: {
    title: 'Weitere Plättchen',
    text: 'Wo das Grundspiel kleine Gaben verteilte, wählst du jetzt auch Ertragsplättchen, und jeder angeschlossene Ertrag kann noch bei einem braunen zählen. Chameli hat schon ihr erstes weißes gelegt.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
