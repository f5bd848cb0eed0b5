import type { LobbyPanel } from '../../lobby/parts.ts';

const words = {
  en: {
    title: 'Blocking',
    line: 'Where you can place your workers.',
    useful: { title: 'Not allowed', line: 'A worker must do at least part of the action.' },
    any: { title: 'Allowed', line: 'You may place a worker just to keep others out. Anything impossible is lost.' },
  },
  de: {
    title: 'Blockieren',
    line: 'Wo du deine Arbeiter einsetzen darfst.',
    useful: { title: 'Nicht erlaubt', line: 'Ein Arbeiter muss mindestens einen Teil der Aktion ausführen.' },
    any: {
      title: 'Erlaubt',
      line: 'Du darfst einen Arbeiter auch einsetzen, nur um ein Feld zu versperren. Was nicht möglich ist, verfällt.',
    },
  },
  fr: {
    title: 'Blocage',
    line: 'Où vous pouvez placer vos ouvriers.',
    useful: { title: 'Interdit', line: 'Un ouvrier doit effectuer au moins une partie de l’action.' },
    any: {
      title: 'Permis',
      line: 'Vous pouvez placer un ouvrier rien que pour bloquer l’emplacement. Ce qui est impossible est perdu.',
    },
  },
  nl: {
    title: 'Blokkeren',
    line: 'Waar je je werkers mag inzetten.',
    useful: { title: 'Niet toegestaan', line: 'Een werker moet minstens één deel van de actie uitvoeren.' },
    any: {
      title: 'Toegestaan',
      line: 'Je mag een werker ook inzetten om alleen een veld bezet te houden. Wat niet kan, vervalt.',
    },
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
    return { title, kind: 'list', room: 'folded', options: [{ option: 'blocking', title, line, values }] };
  },
};
