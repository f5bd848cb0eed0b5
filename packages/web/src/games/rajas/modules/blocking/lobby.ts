import type { LobbyPanel } from '../../lobby/parts.ts';

const words = {
  en: {
    title: 'Blocking',
    line: 'Where you may put your workers.',
    useful: { title: 'Only useful', line: 'A worker must set off at least one part of the action.' },
    any: { title: 'Any you can pay for', line: 'You may place a worker just to keep others out; what is impossible is lost.' },
  },
  de: {
    title: 'Blockieren',
    line: 'Wohin du deine Arbeiter setzen darfst.',
    useful: { title: 'Nur mit Nutzen', line: 'Ein Arbeiter muss mindestens einen Teil der Aktion auslösen.' },
    any: { title: 'Jedes bezahlbare Feld', line: 'Du darfst ein Feld auch nur versperren; was nicht möglich ist, verfällt.' },
  },
  fr: {
    title: 'Blocage',
    line: 'Où vous pouvez placer vos ouvriers.',
    useful: { title: 'Utiles seulement', line: 'Un ouvrier doit déclencher au moins une partie de l’action.' },
    any: {
      title: 'Tout emplacement payable',
      line: 'Vous pouvez placer un ouvrier rien que pour barrer la place ; ce qui est impossible est perdu.',
    },
  },
  nl: {
    title: 'Blokkeren',
    line: 'Waar je je werkers mag neerzetten.',
    useful: { title: 'Alleen met effect', line: 'Een werker moet minstens één deel van de actie uitvoeren.' },
    any: { title: 'Elk betaalbaar veld', line: 'Je mag een veld ook alleen bezet houden; wat niet kan, vervalt.' },
  },
};

export const panel: LobbyPanel = {
  place: 4,
  section: ({ language }) => {
    const { title, line, useful, any } = words[language];
    const values = [
      { value: 'useful', ...useful },
      { value: 'any', ...any },
    ];
    return { title, kind: 'list', options: [{ option: 'blocking', title, line, values }] };
  },
};
