import type { Translation } from '../../../../i18n/language.ts';

const en = {
  name: 'the pink elephant',
  won: 'the pink elephant',
  held: 'pink elephant',
  lying: 'pink elephant, used this round',
  offer: {
    title: 'Take the pink elephant?',
    hint: 'Once per round it lets you join the start player.',
    help: 'Once per round, its owner can place a worker with the elephant on a space taken by the start player, paying the full cost. It changes hands at most once per round.',
  },
  join: (space: string) => `Join the start player with the pink elephant: ${space}`,
  take: 'Take the elephant',
  leave: 'Skip',
  taken: (name: string) => `${name} took the pink elephant.`,
  joined: (name: string, space: string) => `${name} joined the start player with the pink elephant: ${space}.`,
  acts: {
    'pink-elephant/join': 'Join the start player',
  },
  refusals: {
    'elephant-not-yours': 'The pink elephant isn’t yours.',
    'elephant-of-start-player': 'As start player you can’t use the elephant.',
    'elephant-used': 'You’ve already used the elephant this round.',
    'nobody-to-join': 'There’s no start player’s worker you can join.',
  },
};

const de: Translation<typeof en> = {
  name: 'der rosa Elefant',
  won: 'den rosa Elefanten',
  held: 'rosa Elefant',
  lying: 'rosa Elefant, in dieser Runde schon genutzt',
  offer: {
    title: 'Den rosa Elefanten nehmen?',
    hint: 'Einmal pro Runde darfst du dich damit zum Startspieler stellen.',
    help: 'Sein Besitzer darf einmal je Runde einen Arbeiter mit dem Elefanten auf ein Feld setzen, auf dem der Startspieler steht, zu den vollen Kosten dieses Feldes. Er wechselt höchstens einmal je Runde den Besitzer.',
  },
  join: (space) => `Mit dem rosa Elefanten zum Startspieler: ${space}`,
  take: 'Elefanten nehmen',
  leave: 'Verzichten',
  taken: (name) => `${name} hat den rosa Elefanten genommen.`,
  joined: (name, space) => `${name} hat sich mit dem rosa Elefanten zum Startspieler gestellt: ${space}.`,
  acts: {
    'pink-elephant/join': 'Zum Startspieler setzen',
  },
  refusals: {
    'elephant-not-yours': 'Der rosa Elefant gehört dir nicht.',
    'elephant-of-start-player': 'Der Startspieler kann den Elefanten nicht nutzen.',
    'elephant-used': 'Du hast den Elefanten in dieser Runde schon genutzt.',
    'nobody-to-join': 'Der Startspieler steht auf keinem Feld, zu dem du dich stellen kannst.',
  },
};

const fr: Translation<typeof en> = {
  name: 'l’éléphant rose',
  won: 'l’éléphant rose',
  held: 'éléphant rose',
  lying: 'éléphant rose, déjà utilisé dans cette manche',
  offer: {
    title: 'Prendre l’éléphant rose ?',
    hint: 'Une fois par manche, il vous laisse rejoindre le premier joueur.',
    help: 'Son propriétaire peut une fois par manche placer un ouvrier avec l’éléphant là où se trouve le premier joueur, au coût entier de l’emplacement. Il change de main au plus une fois par manche.',
  },
  join: (space) => `Rejoindre le premier joueur avec l’éléphant rose : ${space}`,
  take: 'Prendre l’éléphant',
  leave: 'Passer',
  taken: (name) => `${name} a pris l’éléphant rose.`,
  joined: (name, space) => `${name} a rejoint le premier joueur avec l’éléphant rose : ${space}.`,
  acts: {
    'pink-elephant/join': 'Rejoindre le premier joueur',
  },
  refusals: {
    'elephant-not-yours': 'L’éléphant rose n’est pas à vous.',
    'elephant-of-start-player': 'Le premier joueur ne peut pas utiliser l’éléphant.',
    'elephant-used': 'Vous avez déjà utilisé l’éléphant dans cette manche.',
    'nobody-to-join': 'Le premier joueur n’a aucun ouvrier que vous puissiez rejoindre.',
  },
};

const nl: Translation<typeof en> = {
  name: 'de roze olifant',
  won: 'de roze olifant',
  held: 'roze olifant',
  lying: 'roze olifant, deze ronde al gebruikt',
  offer: {
    title: 'De roze olifant nemen?',
    hint: 'Eén keer per ronde mag je ermee bij de startspeler gaan staan.',
    help: 'De eigenaar mag één keer per ronde een werker met de olifant zetten waar de startspeler staat, tegen de volle kosten van dat veld. Hij wisselt hoogstens één keer per ronde van eigenaar.',
  },
  join: (space) => `Met de roze olifant naar de startspeler: ${space}`,
  take: 'Olifant nemen',
  leave: 'Overslaan',
  taken: (name) => `${name} nam de roze olifant.`,
  joined: (name, space) => `${name} ging met de roze olifant bij de startspeler staan: ${space}.`,
  acts: {
    'pink-elephant/join': 'Naar de startspeler',
  },
  refusals: {
    'elephant-not-yours': 'De roze olifant is niet van jou.',
    'elephant-of-start-player': 'De startspeler kan de olifant niet gebruiken.',
    'elephant-used': 'Je hebt de olifant deze ronde al gebruikt.',
    'nobody-to-join': 'Er is geen werker van de startspeler waar je bij kunt staan.',
  },
};

export { de, en, fr, nl };
