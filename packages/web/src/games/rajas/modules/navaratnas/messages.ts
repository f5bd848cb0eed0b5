import type { Translation } from '../../../../i18n/language.ts';
import { lister } from '../../../../i18n/numbers.ts';

const en = {
  sources: { catchUp: 'tile for fewer workers' },
  display: 'Yield tiles on display',
  tile: (colour: string, gain: string, left: number) => `Yield tile, ${colour}: ${gain}; ${left} on display`,
  choose: {
    title: 'Choose a yield tile',
    hint: 'It goes on a free yield space of its colour.',
    help: 'Take a face-up yield tile and place it on a free yield space of the same colour. You get its yield when a road connects the space. You can skip this.',
  },
  lay: {
    title: 'Place the yield tile',
    hint: 'Choose a glowing yield space.',
    help: 'The tile covers the printed yield. You get it instead when a road connects the space.',
  },
  take: (colour: string, gain: string) => `Take the ${colour} yield tile: ${gain}`,
  none: 'No yield tile',
  place: (spots: readonly string[]) => `Place it on the yield space ${lister('en')(spots)}`,
  /** A yield space's position relative to a cell. */
  beside: {
    top: (cell: string) => `above ${cell}`,
    right: (cell: string) => `right of ${cell}`,
    bottom: (cell: string) => `below ${cell}`,
    left: (cell: string) => `left of ${cell}`,
  },
  drawn: (name: string, gain: string) => `${name} drew a brown yield tile: ${gain}.`,
  laid: (name: string, gain: string) => `${name} laid a yield tile: ${gain}.`,
  offered: (name: string) => `${name} has no workers left and may take a yield tile.`,
  acts: {
    'navaratnas/tile': 'Take this tile',
    'navaratnas/place': 'Place it here',
  },
  refusals: {
    'not-in-the-display': 'That yield tile is gone.',
    'no-free-yield-space': 'You have no free yield space of this colour.',
    'no-yield-tile-now': 'There’s no yield tile to take now.',
    'yield-space-not-free': 'That yield space is taken.',
    'other-colour': 'The yield tile has another colour.',
    'no-yield-tile-fits': 'No yield tile fits your free spaces.',
  },
};

const de: Translation<typeof en> = {
  sources: { catchUp: 'Plättchen für weniger Arbeiter' },
  display: 'Ertragsplättchen in der Auslage',
  tile: (colour, gain, left) => `Ertragsplättchen, ${colour}: ${gain}; ${left} in der Auslage`,
  choose: {
    title: 'Wähle ein Ertragsplättchen',
    hint: 'Es kommt auf ein freies Ertragsfeld seiner Farbe.',
    help: 'Nimm eines der offenen Ertragsplättchen und lege es auf ein freies Sonderertragsfeld derselben Farbe. Du erhältst den Ertrag, sobald ein Weg das Feld anschließt. Du darfst verzichten.',
  },
  lay: {
    title: 'Wohin mit dem Ertragsplättchen?',
    hint: 'Wähle ein leuchtendes Ertragsfeld.',
    help: 'Das Plättchen verdeckt den aufgedruckten Ertrag und gilt an seiner Stelle, sobald ein Weg das Feld anschließt.',
  },
  take: (colour, gain) => `Ertragsplättchen nehmen, ${colour}: ${gain}`,
  none: 'Kein Ertragsplättchen',
  place: (spots) => `Auf das Ertragsfeld ${lister('de')(spots)} legen`,
  beside: {
    top: (cell) => `über ${cell}`,
    right: (cell) => `rechts von ${cell}`,
    bottom: (cell) => `unter ${cell}`,
    left: (cell) => `links von ${cell}`,
  },
  drawn: (name, gain) => `${name} hat ein braunes Ertragsplättchen gezogen: ${gain}.`,
  laid: (name, gain) => `${name} hat ein Ertragsplättchen gelegt: ${gain}.`,
  offered: (name) => `${name} hat keinen Arbeiter mehr und darf ein Ertragsplättchen nehmen.`,
  acts: {
    'navaratnas/tile': 'Plättchen nehmen',
    'navaratnas/place': 'Hierhin legen',
  },
  refusals: {
    'not-in-the-display': 'Dieses Ertragsplättchen ist weg.',
    'no-free-yield-space': 'Du hast kein freies Feld dieser Farbe.',
    'no-yield-tile-now': 'Jetzt gibt es kein Ertragsplättchen zu nehmen.',
    'yield-space-not-free': 'Dieses Ertragsfeld ist belegt.',
    'other-colour': 'Das Ertragsplättchen hat eine andere Farbe.',
    'no-yield-tile-fits': 'Kein Ertragsplättchen passt auf deine freien Felder.',
  },
};

const fr: Translation<typeof en> = {
  sources: { catchUp: 'tuile pour moins d’ouvriers' },
  display: 'Tuiles Revenu visibles',
  tile: (colour, gain, left) => `Tuile Revenu, ${colour} : ${gain} ; ${left} visibles`,
  choose: {
    title: 'Choisissez une tuile Revenu',
    hint: 'Elle va sur un espace libre de sa couleur.',
    help: 'Prenez une des tuiles Revenu visibles et posez-la sur un espace de revenu libre de même couleur. Vous recevez son revenu quand une route relie l’espace. Vous pouvez passer.',
  },
  lay: {
    title: 'Où poser la tuile Revenu ?',
    hint: 'Choisissez un espace qui brille.',
    help: 'La tuile couvre le revenu imprimé et le remplace quand une route relie l’espace.',
  },
  take: (colour, gain) => `Prendre la tuile Revenu, ${colour} : ${gain}`,
  none: 'Pas de tuile Revenu',
  place: (spots) => `Poser sur l’espace de revenu ${lister('fr')(spots)}`,
  beside: {
    top: (cell) => `au-dessus de ${cell}`,
    right: (cell) => `à droite de ${cell}`,
    bottom: (cell) => `sous ${cell}`,
    left: (cell) => `à gauche de ${cell}`,
  },
  drawn: (name, gain) => `${name} a pioché une tuile Revenu marron : ${gain}.`,
  laid: (name, gain) => `${name} a posé une tuile Revenu : ${gain}.`,
  offered: (name) => `${name} n’a plus d’ouvrier et peut prendre une tuile Revenu.`,
  acts: {
    'navaratnas/tile': 'Prendre cette tuile',
    'navaratnas/place': 'La poser ici',
  },
  refusals: {
    'not-in-the-display': 'Cette tuile Revenu n’est plus disponible.',
    'no-free-yield-space': 'Vous n’avez pas d’espace libre de cette couleur.',
    'no-yield-tile-now': 'Il n’y a pas de tuile Revenu à prendre maintenant.',
    'yield-space-not-free': 'Cet espace de revenu est occupé.',
    'other-colour': 'La tuile Revenu est d’une autre couleur.',
    'no-yield-tile-fits': 'Aucune tuile Revenu ne convient à vos espaces libres.',
  },
};

const nl: Translation<typeof en> = {
  sources: { catchUp: 'fiche voor minder werkers' },
  display: 'Opbrengstfiches in het aanbod',
  tile: (colour, gain, left) => `Opbrengstfiche, ${colour}: ${gain}; ${left} in het aanbod`,
  choose: {
    title: 'Kies een opbrengstfiche',
    hint: 'Het komt op een vrij inkomstenveld van zijn kleur.',
    help: 'Neem een van de open opbrengstfiches en leg het op een vrij inkomstenveld van dezelfde kleur. Je krijgt de opbrengst zodra een weg het veld aansluit. Je mag dit overslaan.',
  },
  lay: {
    title: 'Waar komt het opbrengstfiche?',
    hint: 'Kies een oplichtend inkomstenveld.',
    help: 'Het fiche bedekt de gedrukte inkomsten en telt in plaats daarvan zodra een weg het veld aansluit.',
  },
  take: (colour, gain) => `Opbrengstfiche nemen, ${colour}: ${gain}`,
  none: 'Geen opbrengstfiche',
  place: (spots) => `Op het inkomstenveld ${lister('nl')(spots)} leggen`,
  beside: {
    top: (cell) => `boven ${cell}`,
    right: (cell) => `rechts van ${cell}`,
    bottom: (cell) => `onder ${cell}`,
    left: (cell) => `links van ${cell}`,
  },
  drawn: (name, gain) => `${name} trok een bruin opbrengstfiche: ${gain}.`,
  laid: (name, gain) => `${name} legde een opbrengstfiche: ${gain}.`,
  offered: (name) => `${name} heeft geen werker meer en mag een opbrengstfiche nemen.`,
  acts: {
    'navaratnas/tile': 'Dit fiche nemen',
    'navaratnas/place': 'Hier leggen',
  },
  refusals: {
    'not-in-the-display': 'Dit opbrengstfiche ligt er niet meer.',
    'no-free-yield-space': 'Je hebt geen vrij veld van deze kleur.',
    'no-yield-tile-now': 'Er is nu geen opbrengstfiche te nemen.',
    'yield-space-not-free': 'Dit inkomstenveld is bezet.',
    'other-colour': 'Het opbrengstfiche heeft een andere kleur.',
    'no-yield-tile-fits': 'Geen opbrengstfiche past op je vrije velden.',
  },
};

export { de, en, fr, nl };
