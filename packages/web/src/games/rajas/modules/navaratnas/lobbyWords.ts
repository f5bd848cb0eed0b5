/** The words of the variant and of mixed rounds for a new table. */
export const lobbyWords = {
  en: {
    title: 'Variant',
    line: 'Base game, or the advanced variant.',
    on: { title: 'Navaratnas', line: 'Build your own yields. Up to six workers, eight dice.' },
    advanced: { title: 'Handicap for experts', line: 'Mixed experience: these players use the harder side of their boards.' },
  },
  de: {
    title: 'Variante',
    line: 'Das Grundspiel oder die Variante für alle, die es kennen.',
    on: { title: 'Navaratnas', line: 'Ertragsplättchen nach Wahl auf dem eigenen Tableau; bis zu sechs Arbeiter, acht Würfel.' },
    advanced: { title: 'Fortgeschrittene', line: 'Gemischte Runde: Sie spielen auf der schwereren Seite ihrer Tableaus.' },
  },
  fr: {
    title: 'Variante',
    line: 'Le jeu de base, ou la variante pour qui le connaît.',
    on: { title: 'Navaratnas', line: 'Des tuiles Revenu au choix sur votre plateau ; jusqu’à six ouvriers, huit dés.' },
    advanced: { title: 'Joueurs confirmés', line: 'Partie mixte : ils jouent sur le côté difficile de leurs plateaux.' },
  },
  nl: {
    title: 'Variant',
    line: 'Het basisspel, of de variant voor wie het kent.',
    on: { title: 'Navaratna', line: 'Opbrengstfiches naar keuze op je eigen bord; tot zes werkers, acht dobbelstenen.' },
    advanced: { title: 'Gevorderden', line: 'Spelers van verschillend niveau: zij spelen op de moeilijke kant van hun borden.' },
  },
};
