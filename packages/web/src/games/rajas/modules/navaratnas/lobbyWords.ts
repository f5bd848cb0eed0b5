/** The words of the variant and of mixed rounds, for a new table. */
export const lobbyWords = {
  en: {
    title: 'Variant',
    line: 'Base game, or the advanced variant.',
    on: { title: 'Navaratnas', line: 'Build your own yields. Up to six workers, eight dice.' },
    advanced: { title: 'Handicap for experts', line: 'Mixed experience: these players use the harder side of their boards.' },
  },
  de: {
    title: 'Variante',
    line: 'Das Grundspiel oder die Variante für Fortgeschrittene.',
    on: { title: 'Navaratnas', line: 'Bau dir eigene Erträge. Bis zu sechs Arbeiter, acht Würfel.' },
    advanced: { title: 'Handicap für Erfahrene', line: 'Gemischte Runde: Sie spielen auf der schwereren Seite ihrer Tableaus.' },
  },
  fr: {
    title: 'Variante',
    line: 'Le jeu de base, ou la variante avancée.',
    on: { title: 'Navaratnas', line: 'Composez vos propres revenus. Jusqu’à six ouvriers, huit dés.' },
    advanced: { title: 'Handicap pour confirmés', line: 'Partie mixte : ils jouent sur le côté difficile de leurs plateaux.' },
  },
  nl: {
    title: 'Variant',
    line: 'Het basisspel, of de variant voor gevorderden.',
    on: { title: 'Navaratna', line: 'Kies je eigen inkomsten. Tot zes werkers, acht dobbelstenen.' },
    advanced: {
      title: 'Handicap voor gevorderden',
      line: 'Spelers van verschillend niveau: zij spelen op de moeilijke kant van hun borden.',
    },
  },
};
