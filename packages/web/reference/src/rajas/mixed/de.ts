import type { Texts } from '../../format.ts';
import type { MixedId } from './sections.ts';

export const texts: Texts<MixedId> = {
  'mixed-rounds': {
    title: 'Gemischte Runden: ein Handicap',
    text: `Einsteiger und Fortgeschrittene spielen zusammen nach den Grundregeln; die Fortgeschrittenen haben die schwierigeren Tableaus. Wer fortgeschritten ist, wird vor dem Aufbau vereinbart, in beliebiger Aufteilung; es kann auch niemand sein oder alle.

- **Fortgeschrittene:** die Navaratnas-Seite des Provinztableaus und Kalis Rückseite mit 8 Händen.
- **Einsteiger:** die Grundspielseite und die Vorderseite mit 10 Händen.
- Jeder kann höchstens fünf Arbeiter haben.
- Gelbe, rote und braune Ertragsplättchen bleiben in der Schachtel; die 8 weißen bilden den verdeckten Stapel.
- Das weiße Plättchen der Tänzerin wird gezogen und sofort genutzt. Ertragsplättchen werden nie auf ein Tableau gelegt, und niemand bekommt welche für weniger Arbeiter.
- Fortgeschrittene erhalten die kleinen Erträge, die auf ihrer Seite aufgedruckt sind, wenn sie sie anschließen, auch die der braunen Felder.

Eine gemischte Runde folgt den Grundregeln und ist deshalb nicht mit der Navaratnas-Variante verbindbar.`,
  },
};
