export const pieces = {
  'colour-cards': {
    title: 'Farbkarten',
    text: `
Jedes Ausspielen beginnt mit genau einer Farbkarte: {{motif-rose}} Rot, {{motif-sun}} Gelb, {{motif-leaf}} Grün oder {{motif-star}} Violett.

Von den 96 Karten sind 84 Farbkarten, 21 in jeder Farbe. Sie zeigen Kombinationen der sechs Symbole: {{court-vizier}} Wesir, {{court-general}} General, {{court-monk}} Mönch, {{court-princess}} Prinzessin, {{court-crown}} Großmogul und {{court-elephant}} Elefant.

In einem Besuch haben alle deine Farbkarten [dieselbe Farbe](#visit-colour). Andere dürfen diese Farbe auch benutzen.`,
  },
  'white-cards': {
    title: 'Weiße Karten',
    text: `
Eine {{motif-marble}} weiße Karte begleitet: Du darfst eine zu einer Farbkarte legen, allein spielst du sie nie.

Es gibt zwölf. Sieben zeigen einen Elefanten, die anderen fünf Symbole sind je auf einer. Weiße Karten haben keine Farbe: Sie legen die [Farbe deines Besuchs](#visit-colour) nicht fest und passen zu jeder. Jede weiße Karte, die du am Spielende auf der Hand hast, ist 1 Punkt wert.

In einem Zug legst du entweder eine weiße Karte oder eine [Sonderkarte](#special-cards) dazu, nie beides und nie zwei.`,
  },
  'special-cards': {
    title: 'Sonderkarten',
    text: `
Vier starke Karten, die du für zwei gleiche Einflussmarken bekommst. Nach jedem Besuch kommen sie auf deine Hand zurück.

- {{court-general}} General: [+1 Elefant](#plus-one-elephant)
- {{court-monk}} Mönch: [+1 Großmogul](#plus-one-mogul)
- {{court-princess}} Prinzessin: [+2 Einflusspunkte](#plus-two-points)
- {{court-vizier}} Wesir: [Freie Farbwahl](#free-colour)

Am Anfang liegen sie offen neben dem Spielbrett und gehören niemandem. Sie werden nie gezogen, nie in den Nachschub gelegt und nie abgelegt: Man bekommt sie nur, indem man [Marken tauscht](#exchanging-tokens).

Eine Sonderkarte wird gespielt wie eine weiße Karte: zusammen mit einer Farbkarte, anstelle einer weißen, eine je Zug. In späteren Zügen des Besuchs darfst du weitere spielen. Jede wirkt einmal je Besuch; beim Rückzug kommt sie auf die Hand zurück. Auf der Hand bewirkt sie nichts, außer dass sie am Spielende 1 Punkt wert ist.`,
  },
  'plus-one-elephant': {
    title: '+1 Elefant',
    text: `
Diese Sonderkarte zählt wie ein weiterer {{court-elephant}} Elefant, solange sie vor dir liegt.

Im Vergleich zählt sie wie jedes andere Symbol. Mit einem Elefanten auf einer Karte und diesem hast du zwei und schlägst einen Rivalen mit einem. Du bekommst sie für zwei Marken General.`,
  },
  'plus-one-mogul': {
    title: '+1 Großmogul',
    text: `
Diese Sonderkarte zählt wie ein weiterer {{court-crown}} Großmogul, solange sie vor dir liegt.

Im Vergleich zählt sie wie jedes andere Symbol. Zeigt sonst niemand einen Großmogul, genügt sie für die Krone. Du bekommst sie für zwei Marken Mönch.`,
  },
  'plus-two-points': {
    title: '+2 Einflusspunkte',
    text: `
Sobald du diese Sonderkarte ausspielst, bekommst du 2 Punkte, was auch immer in dem Besuch noch geschieht.

Sie zeigt kein Symbol. Du darfst sie in jedem Besuch einmal einsetzen. Du bekommst sie für zwei Marken Prinzessin.`,
  },
  'free-colour': {
    title: 'Freie Farbwahl',
    text: `
Die Farbkarte, die du zusammen mit dieser Sonderkarte spielst, darf jede Farbe haben.

Danach gilt wieder die [Farbe deines Besuchs](#visit-colour): Spielst du Rot und legst mit dieser Karte Gelb, brauchst du danach wieder Rot.

Spielst du sie mit der **ersten** Farbkarte des Besuchs, legt diese deine Farbe nicht fest. Das tut erst deine zweite Farbkarte, die wieder jede Farbe haben darf. Du darfst sie auch mit einer Karte der richtigen Farbe spielen; dann bewirkt sie nichts. Du bekommst sie für zwei Marken Wesir.`,
  },
  'your-hand': {
    title: 'Deine Kartenhand',
    text: `
Du beginnst mit sechs Karten und darfst beliebig viele haben: Ein Limit gibt es nicht.

Nur du siehst sie. Neue Karten bekommst du beim Rückzug, durch Bonusplättchen mit einer Karte und als Sonderkarten. Weil du dann schon draußen bist, kannst du die Karten eines Rückzugs erst vom nächsten Besuch an spielen. Oft lohnt es sich, für einen besseren Besuch zu sparen.`,
  },
  'influence-tokens': {
    title: 'Einflussmarken',
    text: `
Führst du bei Wesir, General, Mönch oder Prinzessin, bekommst du diese Marke vom Hof und einen Palast zum Bauen.

Von jeder Art gibt es sechs. Eine einzelne Marke bleibt offen vor dir liegen, bis du eine zweite derselben Art hast; dann werden beide zu einer [Sonderkarte](#exchanging-tokens). Verschiedene Arten ergeben kein Paar: Ein Wesir und ein General gehören nicht zusammen.`,
  },
  palaces: {
    title: 'Paläste',
    text: `
{{palace}} Paläste bleiben bis zum Spielende stehen, wo sie gebaut sind. Durch Straßen verbunden, bringen sie immer wieder Punkte.

Sie gehen dir nie aus: Sind die Paläste deiner Farbe verbraucht, bekommst du weitere. Von welchem Symbol ein Palast stammt, ist egal, sobald er steht. Ein Kronen-Palast wird ein gewöhnlicher Palast, wenn die Krone an den Hof zurückgeht; er behält seinen Platz und verbindet weiter.`,
  },
  'crown-palace': {
    title: 'Der Kronen-Palast',
    text: `
Führst du beim {{court-crown}} Großmogul, bekommst du die Krone auf einem Palast. Er darf in jede Stadt der aktuellen Provinz, sogar neben einen anderen Palast.

- Der andere Palast darf jedem gehören, auch dir selbst.
- Steht er in einer leeren Stadt, kann in diesem Besuch noch ein normaler Palast dazukommen, von jedem, auch von dir.
- Er nimmt nie ein [Bonusplättchen](#bonus-tiles). Das Plättchen bleibt für den normalen Palast, der vielleicht noch kommt.
- Er bringt keine Marke, zählt aber für die [Palastpunkte](#scoring-palaces) wie jeder andere.

Nach dem Besuch kehrt die Krone an den Hof zurück. Der Palast bleibt als gewöhnlicher stehen.`,
  },
  'province-tiles': {
    title: 'Provinz-Plättchen',
    text: `
Die Nummer eines Provinz-Plättchens sagt, wann seine Provinz besucht wird; seine Waren gewinnst du mit den meisten Elefanten.

Die Plättchen 1 bis 12 liegen offen in ihren Provinzen. Zu Beginn eines Besuchs wandert das Plättchen der Provinz an den Hof. Wer bei seinem Rückzug bei den {{court-elephant}} Elefanten führt, nimmt es, legt es offen vor sich und [wertet es](#scoring-the-province-tile). Einen Palast bringt es nicht.

Ein Plättchen, das niemand gewinnt, kommt am Ende des Besuchs aus dem Spiel.`,
  },
  'bonus-tiles': {
    title: 'Bonusplättchen',
    text: `
Auf jeder Festung liegt ein Bonusplättchen. Dein normaler Palast nimmt es: 2 Punkte, eine Karte oder eine Ware.

Am Anfang werden die fünfzehn quadratischen Plättchen gemischt und auf fünfzehn Festungen verteilt; Agra hat das Taj-Mahal-Plättchen. Du musst das Plättchen nehmen, und es wird [sofort gewertet](#scoring-bonus-tiles). Ein Kronen-Palast nimmt nie eines.

Was nach dem Besuch in der Provinz noch liegt, kommt aus dem Spiel, auch unter einem Kronen-Palast, der allein steht.`,
  },
  goods: {
    title: 'Waren',
    text: `
{{good-rice}} Reis, {{good-tea}} Tee, {{good-spice}} Gewürze und {{good-gems}} Edelsteine: Je mehr du von einer Ware hast, desto mehr bringt jede weitere.

Waren sind auf Provinz-Plättchen und auf manchen Bonusplättchen. Plättchen mit Waren bleiben bis zum Spielende vor dir liegen und zählen jedes Mal, wenn du wieder ein Plättchen mit derselben Ware gewinnst. Für sich allein oder am Spielende bringen sie nichts mehr.`,
  },
  'start-player': {
    title: 'Der Startspieler',
    text: `
Der {{icon-flag}} Startspieler hat den ersten Zug des Besuchs. Zum nächsten Besuch wandert der Stein einen Platz nach links.

Wer sich zuerst oder zuletzt zurückgezogen hat, spielt dabei keine Rolle. Im ersten Besuch entscheidet der Zufall, außer beim Eröffnen des Tisches wurde ein Platz bestimmt.`,
  },
};
