/** What not to write, and what to write instead. */
export type Words = readonly (readonly [RegExp, string])[];

export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Documents, comments, test titles and texts. */
export const STILTED: Words = [
  [/\bwho(?:m)?ever\b/gi, 'the player who, anyone who, you'],
  [/\bwhom\b/gi, 'who'],
  [/\b(?:some|every|no|any)body\b/gi, 'someone, everyone, no one, anyone'],
  [/\b(?:anew|afresh)\b/gi, 'again'],
  [/\bmeanwhile\b/gi, 'since then, or nothing'],
  [/\b(?:thereby|whereupon)\b/gi, 'so, then'],
  [/\bthe own\b/gi, 'its own, your'],
  [/\b(?:is|are) told\b/gi, 'learns, is shown, is notified'],
  [/\blies over\b/gi, 'covers'],
  [/\bany more\b/gi, 'no longer'],
  [/, too\b/gi, 'too, without a comma'],
  [/\bonce more\b/gi, 'again'],
  [/\bas soon as\b/gi, 'when, once'],
  [/\bso that\b(?! (?:row|tile)\b)/gi, 'so, to'],
  [/\b(?:although|nevertheless)\b/gi, 'even though, anyway'],
  [/\bdearer\b/gi, 'more expensive, costs more'],
  [/\bone[’']s own\b/gi, 'your own, its own, custom'],
  [/\bserver of Durbar\b/gi, 'Durbar server'],
  [/\bno limit of time\b/gi, 'no time limit'],
  [/\bputs? away\b/gi, 'dismiss'],
  [/\bgets? up\b/gi, 'leave the table'],
  [/\bscoring card/gi, 'scoring track card'],
  [/\bkarma marker/gi, 'karma cube'],
  [/\bfront terrace/gi, 'outer terrace'],
];

/** What players read, besides: the voice of a friend at the table. */
export const SPOKEN: Words = [
  [/\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|will|would|could|should) not)\b/gi, 'can’t, don’t, isn’t'],
  // Only where a clause begins: in “the tile that connects it is scored” nothing can be contracted.
  [
    /(?<=^ *| {2}|[.!?:;,“(–] |[.!?:;,“(–]|\b(?:and|but|if|when|so|because|until|unless|once|while) )(?:it is|there is|you are)\b(?= [a-z])/gim,
    'it’s, there’s, you’re',
  ],
  [/\bat once\b/gi, 'immediately, right away'],
];

/** What is printed in the rulebooks of a language, where another word could be used. */
export const PRINTED: Readonly<Record<Language, Words>> = {
  en: [
    [/\bhavelis?\b|\btombs?\b/gi, 'yellow, white building'],
    [/\bcrossings?\b/gi, 'intersection'],
    [/\bcells?\b/gi, 'space'],
    [/\bflip(?:s|ped|ping)?\b/gi, 'turn over'],
    [/\bjoined to\b/gi, 'connected to'],
    [/\bmarket place\b/gi, 'market square'],
    [/\bturn cycles?\b/gi, 'turn'],
    [/\brising (?:order|numbers?)\b/gi, 'ascending order'],
    [/\b(?:lapis|carnelian|amethyst)\b/gi, 'blue, orange, purple'],
    [/\bchronicles?\b/gi, 'log'],
    [/\badvice\b/gi, 'hint'],
    [/\bgives? back\b/gi, 'return'],
  ],
  de: [
    [/\bHavelis?\b|\bGrabm(?:al|ale|äler)\b/g, 'gelbes, weißes Gebäude'],
    [/\bWertungskarten?\b/g, 'Zählleistenkarte'],
    [/\bRuhmleiste\b/g, 'Ruhmesleiste'],
    [/\bMailadresse\b/g, 'E-Mail-Adresse'],
    [/\borangen? Würfel/g, 'orangefarbener Würfel'],
    [/\bTisch (?:decken|gedeckt)\b/g, 'Aufbau, neue Partie'],
    [/\bKacheln?\b/g, 'Plättchen'],
    [/\bRaster\b/g, 'Auslage'],
    [/\bEinfluss(?:chip|stein)s?e?\b/g, 'Einflussmarke'],
    [/\bKronenpal[aä]st\w*/g, 'Kronen-Palast'],
    [/\bAbwurfstapel\b/g, 'Ablagestapel'],
    [/\b(?:Lapis|Karneol|Amethyst)\b/g, 'blau, orange, violett'],
    [/\bin diesem Besuch\b|\bin jedem Besuch\b/gi, 'bei diesem, bei jedem Besuch'],
    [/\bKarmawürfel\b/g, 'Karma-Marker'],
    [/\bChronik\b/g, 'Verlauf'],
    [/\bRatschl[aä]g/g, 'Tipp'],
  ],
  fr: [
    [/\bhavelis?\b|\bmausolées?\b/gi, 'bâtiment jaune, blanc'],
    [/\d\sd’argent\b/g, 'unité d’argent'],
    [/\bgloires\b/gi, 'points de gloire'],
    [/\bkarmas\b/gi, 'karma, without s'],
    [/\brobots?\b/gi, 'bot'],
    [/\brediffusions?\b/gi, 'replay'],
    [/\bGanga\b(?! [123])/g, 'Gange'],
    [/\bchambres?\b/gi, 'appartement'],
    [/\bcadeaux?\b/gi, 'bonus'],
    [/\bespaces? Revenu\b/g, 'espace de revenu'],
    [/\bcartes? de piste\b/gi, 'carte piste de score'],
    [/\btravailleurs?\b/gi, 'ouvrier'],
    [/\bGrand Mogol\b/gi, 'Grand Moghol'],
    [/\brebâti\w*/gi, 'recouvrir'],
    [/\bmarchés? d’épices\b/gi, 'marché aux épices'],
    [/\b(?:lapis|cornaline|améthyste)s?\b/gi, 'bleu, orange, violet'],
  ],
  nl: [
    [/\bhaveli(?:’s)?\b|\bgraftombes?\b/gi, 'geel, wit gebouw'],
    [/\barbeiders?\b/gi, 'werker'],
    [/\bscorekaart(?:en)?\b/gi, 'scorespoorkaart'],
    [/\bopbrengstveld(?:en)?\b/gi, 'inkomstenveld'],
    [/\b(?:steen|stenen)\b/gi, 'dobbelsteen, markeersteen'],
    [/\bGanga\b(?! [123])/g, 'Ganges'],
    [/(?<!e-)\bmailadres(?:sen)?\b/gi, 'e-mailadres'],
    [/\bgratis\b(?!, zonder account)/gi, 'kosteloos'],
    [/\boverbouw\w*/gi, 'op een andere tegel bouwen'],
    [/\bhints?\b/gi, 'tip'],
    [/\b(?:vak|vakken)\b/gi, 'veld'],
    [/\b(?:de|een|één) (?:bruine|witte|gele|rode) fiche\b/gi, 'het bruine fiche, een bruin fiche'],
    [/\bkroniek\b/gi, 'verloop'],
    [/\b(?:lapis|carneool|amethist)\b/gi, 'blauw, oranje, paars'],
  ],
};

/** Signs as they are set in a language. `}` is where a value is put in; a no-break space is written as such. */
export const TYPOGRAPHY: Readonly<Record<Language, Words>> = {
  en: [
    [/['"]/g, 'curly quotes'],
    [/\.\.\./g, '…'],
    [/(?<=\d)-(?=\d)/g, 'an en dash between numbers'],
    [/(?<=[\w}]) …|[\d}] %/g, 'no space before … or %'],
    [/ - | — /g, 'an en dash'],
  ],
  de: [
    [/['"]/g, 'curly quotes'],
    [/\.\.\./g, '…'],
    [/(?<=\d)-(?=\d)/g, 'an en dash between numbers'],
    [/[”«»‘]/g, '„…“ around words'],
    [/[\d}] ?%/g, 'a no-break space before %'],
    [/(?<=\w)…/g, 'a space before …'],
    [/ - | — /g, 'an en dash'],
  ],
  fr: [
    [/['"]/g, 'curly quotes'],
    [/\.\.\./g, '…'],
    [/(?<=\d)-(?=\d)/g, 'an en dash between numbers'],
    [/[“”„]/g, '« … » around words'],
    [/«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/g, 'a no-break space inside « »'],
    [/ [:;!?]|[^\s:;!?…«(][:;!?](?=[\s)»]|$)/gm, 'a no-break space before : ; ! ?'],
    [/[\d}] ?%/g, 'a no-break space before %'],
    [/(?<=[\w}]) …/g, 'no space before …'],
    [/ - | — /g, 'an en dash'],
  ],
  nl: [
    [/['"]/g, 'curly quotes'],
    [/\.\.\./g, '…'],
    [/(?<=\d)-(?=\d)/g, 'an en dash between numbers'],
    [/[„«»]/g, '“…” around words'],
    [/[\d}] %/g, 'no space before %'],
    [/(?<=\w)…/g, 'a space before …'],
    [/ - | — /g, 'an en dash'],
  ],
};
