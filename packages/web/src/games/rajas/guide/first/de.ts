import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  welcome: {
    title: 'Zwei Marker, ein Ziel',
    text: 'Du hast einen Ruhmesmarker und einen Geldmarker. Sie laufen rund um den Plan aufeinander zu; die Zahl dazwischen sagt, wie weit sie noch auseinander sind. Treffen sich die Marker von jemandem, geht das Spiel zu Ende, und es gewinnt, wessen Marker am weitesten aneinander vorbei sind.\nAlles, was Ruhm oder Geld bringt, bringt dich also näher.',
  },
  pieces: {
    title: 'Würfel sind dein Vermögen',
    text: 'Das sind deine Würfel. Mit ihnen zahlst du: Farbe und Zahl sind wichtig. In jeder Runde hast du drei Arbeiter. In deinem Zug setzt du einen ein und tust sofort, was sein Feld bietet.',
  },
  quarry: {
    title: 'In den Steinbruch',
    text: 'Wir bauen. Setz einen Arbeiter in den Steinbruch; das erste Feld kostet 1 Geld.',
    other: 'Auch ein nützliches Feld. Aber zuerst baust du: Wähl das erste Feld im Steinbruch.',
  },
  market: {
    title: 'Ein Markt',
    text: 'Nimm das orange Plättchen mit Tee. Es kostet orange Würfel im Wert von zusammen 5, und du hast genau eine orange 5. Ein Markt bringt sofort Geld und wieder bei jedem Verkauf.',
    other: 'Das könntest du bezahlen, aber der orange Teemarkt passt genau zu deiner orangen 5.',
  },
  lay: {
    title: 'Wege führen nach Hause',
    text: 'Ein Plättchen kommt dorthin, wo sein Weg zu deiner Residenz führt. Leg es unter die Residenz, gedreht wie gezeigt.',
    other: 'Der Platz ist erlaubt. Leg es für diese Lektion unter die Residenz, damit der Platz links frei bleibt.',
  },
  paid: {
    title: 'Gleich zwei Geld',
    text: 'Der orange Würfel ist weg, der Markt brachte 2 Geld. Chameli hat einen Arbeiter auf eine Terrasse gesetzt: Terrassen geben neue Würfel.',
  },
  quarryAgain: {
    title: 'Gebäude bringen Ruhm',
    text: 'Geh noch einmal in den Steinbruch. Das zweite Feld kostet 2 Geld, genau was der Markt brachte.',
    other: 'Noch nicht: Im Steinbruch wartet ein Gebäude. Wähl dort das zweite Feld.',
  },
  buildings: {
    title: 'Karma dreht Würfel',
    text: 'Das grüne Plättchen mit Palast und Fort kostet 6, und dein grüner Würfel zeigt nur 1. Aber ein Karma dreht einen Würfel auf die Gegenseite: Aus 1 wird 6. Nimm dieses Plättchen.',
    other: 'Erlaubt, aber zwei Gebäude bringen mehr Ruhm. Nimm das grüne Plättchen mit Palast und Fort.',
  },
  reachYield: {
    title: 'Ein Weg zum Rand',
    text: 'Leg es links neben die Residenz: Sein gerader Weg erreicht dann den Rand, wo ein Sonderertrag wartet.',
    other: 'Möglich, aber nur links erreicht der Weg einen Sonderertrag am Rand.',
  },
  grown: {
    title: 'Ruhm und Geld',
    text: 'Jedes Gebäude brachte 2 Ruhm, der Sonderertrag 5 Geld. Deine Marker sind sich um sieben Felder näher. Aufwertungen auf den Schriftrollen machen eine Gebäudeart wertvoller.',
  },
  terrace: {
    title: 'Neue Würfel',
    text: 'Dir gehen die Würfel aus. Setz deinen letzten Arbeiter auf die violette Terrasse: Sie kostet nichts und gibt einen violetten Würfel.',
    other: 'Gut, aber zuerst brauchst du Würfel. Die violette Terrasse gibt dir einen umsonst.',
  },
  round: {
    title: 'Die nächste Runde',
    text: 'Alle Arbeiter kehren heim, die zweite Runde beginnt. Chameli fängt an und hat auch gebaut. Du hast wieder drei Arbeiter.',
  },
  harbour: {
    title: 'Der Hafen',
    text: 'Niedrige Würfel sind nicht wertlos: Im Hafen bewegt eine 1, 2 oder 3 dein Boot. Setz dort einen Arbeiter ein; du zahlst die violette 2.',
    other: 'Eine gute Idee für später. Jetzt schick dein Boot los: Wähl den Hafen.',
  },
  sail: {
    title: 'Den Ganges hinab',
    text: 'Fahr zwei Felder. Das Feld, auf dem du hältst, beschenkt dich: hier 2 Karma.',
    other: 'Ein Feld ist auch erlaubt. Das zweite hat das Karma, das du brauchst.',
  },
  chamber: {
    title: 'Der Palast',
    text: 'Im Palast will jedes Gemach eine bestimmte Zahl. Der Yogi nimmt eine 3 und gibt 2 Karma (mehr als 3 hat niemand) und einen Würfel deiner Wahl. Setz dort einen Arbeiter ein und zahl die blaue 3.',
    other: 'Auch das Feld steht dir offen. Probier den Yogi: Du hast die 3, die er will.',
  },
  colour: {
    title: 'Wähl eine Farbe',
    text: 'Nimm einen orangen Würfel: Du willst wieder in Orange bauen.',
    other: 'Jede Farbe ist erlaubt. Nimm diesmal Orange.',
  },
  sell: {
    title: 'Verkauf deine Waren',
    text: 'Jetzt verdien mit deinem Markt: Das Feld „Gemischtwaren“ verkauft bis zu drei verschiedene Waren und kostet keinen Würfel.',
    other: 'Behalt deine Würfel. Gemischtwaren verkaufen kostet nichts: Wähl dieses Feld.',
  },
  closer: {
    title: 'Noch näher',
    text: 'Zwei Geld mehr. Auf den Leisten warten Boni und weitere Arbeiter: Erreich sie früh, denn mehr Arbeiter bedeuten mehr Züge in jeder Runde.',
  },
  finale: {
    title: 'Deine Provinz wartet',
    text: 'Du kennst das Wichtigste: Würfel holen, bauen, Erträge erreichen, verkaufen, segeln und Ruhm und Geld zusammenführen. Haben sich die Marker von jemandem getroffen, gewinnt, wessen Marker am weitesten aneinander vorbei sind. Runde 3 beginnt, und du fängst an.',
  },
};
