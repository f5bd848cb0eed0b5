import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Eigene Erträge',
    text: 'In dieser Variante sind die aufgedruckten Erträge am Rand deiner Provinz klein. Aber du darfst Ertragsplättchen darüberlegen, weiße, gelbe, rote und braune, jedes auf ein Feld seiner Farbe: Erreicht ein Weg ein Plättchen, bringt es stattdessen seinen Ertrag. Braune sind am stärksten: Sie zählen in diesem Moment etwas.',
  },
  lay: {
    title: 'Dein braunes Plättchen',
    text: 'Du beginnst mit einem braunen Plättchen: 2 Ruhm für jede Kurve in deiner Provinz. Leg es oben in eine Ecke; plane deine Wege so, dass sie es erreichen, wenn du viele Kurven hast.',
    other: 'Beide Ecken sind gut: Wähl eine.',
  },
  later: {
    title: 'Weitere Plättchen',
    text: 'Weitere Plättchen gibt die Tänzerin: außer zwei Würfeln jetzt auch ein Ertragsplättchen deiner Wahl aus der offenen Auslage. Chameli hat eben ein weißes gelegt. Auch wer weniger Arbeiter hat als ein anderer, bekommt Plättchen, während der andere noch einsetzt.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
