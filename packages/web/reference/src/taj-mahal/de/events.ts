export const events = {
  'your-turn': {
    title: 'Dein Zug',
    text: `
Du tust genau eines von beidem: [Karten ausspielen](#playing-cards) oder dich [zurückziehen](#withdrawing). Passen geht nicht.

Zurückziehen darfst du dich in jedem deiner Züge, sogar im ersten, bevor du etwas gespielt hast. Was du ausspielst, muss keine Führung bringen oder halten: Jede Karte der richtigen Farbe ist erlaubt.`,
  },
  'playing-cards': {
    title: 'Karten ausspielen',
    text: `
Du legst eine Farbkarte vor dich. Wenn du magst, legst du eine Begleitkarte dazu: eine weiße Karte oder eine Sonderkarte.

So gibt es drei Möglichkeiten:
- eine Farbkarte,
- eine Farbkarte und eine weiße Karte,
- eine Farbkarte und eine Sonderkarte.

Zwei Farbkarten in einem Zug sind nicht erlaubt, zwei Begleitkarten auch nicht. Eine Begleitkarte kommt zusammen mit ihrer Farbkarte, nicht später. Über mehrere Züge eines Besuchs darfst du mehrere spielen, in jedem Zug eine.

Was auf dem Tisch liegt, kannst du nicht zurücknehmen. Es bleibt dort, bis du dich zurückziehst.`,
  },
  'visit-colour': {
    title: 'Die Farbe deines Besuchs',
    text: `
Deine erste Farbkarte in einem Besuch darf jede Farbe haben. Alle späteren in diesem Besuch müssen dieselbe haben.

Mehrere Spieler dürfen dieselbe Farbe benutzen. Weiße Karten und Sonderkarten haben keine Farbe und ändern daran nichts. Im nächsten Besuch wählst du neu. Der einzige Ausweg ist die Sonderkarte [Freie Farbwahl](#free-colour).

Beispiel: Du beginnst mit Gelb. Von da an müssen deine roten Karten bis zum nächsten Besuch warten.`,
  },
  'no-card-to-play': {
    title: 'Wenn keine Karte passt',
    text: `
Kannst du nichts ausspielen, musst du dich zurückziehen. Das ist immer möglich, niemand bleibt also stecken.

Nichts ausspielen kannst du, wenn du gar keine Farbkarte hast, wenn deine Hand leer ist oder wenn du eine Farbe begonnen hast und keine Karte davon mehr hältst. Weiße Karten helfen nicht, denn sie brauchen eine Farbkarte. Mit der Sonderkarte [Freie Farbwahl](#free-colour) auf der Hand passt jede Farbkarte.

Das Spiel zieht dich nicht von selbst zurück: Städte und neue Karten wählst weiterhin du.`,
  },
  'counting-symbols': {
    title: 'Symbole zählen',
    text: `
Alle Symbole auf allen Karten, die du in diesem Besuch ausgespielt hast, werden zusammengezählt, jede Art für sich. Die Summen gelten, bis du dich zurückziehst.

Beispiel: Eine Karte mit {{court-vizier}}{{court-elephant}}, eine mit {{court-vizier}}{{court-vizier}} und eine weiße mit {{court-elephant}} ergeben drei Wesire und zwei Elefanten.

Sonderkarten mit einem Symbol zählen mit. Wer nichts gespielt hat, hat überall 0. Der Tisch zeigt jederzeit die Summen von allen.`,
  },
  withdrawing: {
    title: 'Sich zurückziehen',
    text: `
Du verlässt den Besuch und gewinnst jeden Preis, bei dem du jetzt führst. Dann baust du, wertest und nimmst neue Karten.

1. Deine Summen aller sechs Symbole werden mit denen der Spieler [verglichen](#majority), die noch dabei sind.
2. Du nimmst alles, was du gewonnen hast: Marken, Krone, Provinz-Plättchen.
3. Du [setzt](#placing-palaces) für jede Marke einen Palast und einen für die Krone.
4. Du [wertest](#order-of-scoring): Bonusplättchen, Provinz-Plättchen, Paläste.
5. Deine ausgespielten Karten werden weggeräumt.
6. Du [nimmst neue Karten](#taking-cards).

Alle Symbole werden im selben Moment verglichen, bis zu sechs Preise sind also möglich. Du musst alles nehmen, was du gewonnen hast. Du darfst dich auch zurückziehen, ohne etwas zu gewinnen.

Beispiel: Du führst bei Mönch, Großmogul und Elefant. Du bekommst die Marke Mönch, die Krone und das Provinz-Plättchen und baust einen normalen Palast und den Kronen-Palast.

Beispiel zu viert: A hat die meisten Elefanten und geht mit dem Provinz-Plättchen. Von den anderen zeigt nun B die meisten Wesire, geht auch und bekommt die Marke und einen Palast. C bleibt und spielt weiter; D geht mit Mönch und Krone. Mit C steht jetzt niemand mehr gleich, und so reichen auch kleine Summen für Prinzessin und General.`,
  },
  majority: {
    title: 'Wer führt?',
    text: `
Ein Symbol gewinnst du, wenn du mehr davon zeigst als jeder andere Spieler, der noch dabei ist. Ein Gleichstand gewinnt nichts.

- Karten von Spielern, die sich zurückgezogen haben, zählen nicht mehr. So kann aus einem Gleichstand eine Mehrheit werden, wenn dein Rivale geht.
- Du brauchst selbst mindestens ein Symbol, auch wenn du als Letzter noch da bist.
- Wer nichts gespielt hat, zählt 0.

Beispiel: A und B zeigen je zwei Mönche, C einen. A zieht sich zurück und bekommt keinen Mönch. Zieht sich B als Nächster zurück, bekommt B ihn, wenn C nicht aufgeholt hat.`,
  },
  'withdrawing-without-cards': {
    title: 'Rückzug, ohne gespielt zu haben',
    text: `
Hast du in diesem Besuch keine Karte ausgespielt, gewinnst du nichts, bekommst aber eine Karte vom Nachziehstapel dazu.

Du ziehst sie zuerst und siehst sie; dann nimmst du wie üblich aus dem Nachschub. Bist du der Letzte, bekommst du die Karte vom Stapel und die eine, die im Nachschub liegt. Verglichen wird nicht, du gewinnst also auch dann nichts, wenn der Hof noch voll ist. Das gilt auch, wenn du dich zurückziehst, weil du keine Karte spielen kannst.`,
  },
  'last-one-in': {
    title: 'Als Letzter allein',
    text: `
Haben sich alle anderen zurückgezogen, machst du Zug um Zug, so lange du willst und passende Karten hast.

Gleichstehen kann niemand mehr mit dir, also genügt ein Symbol für jeden Preis, der noch am Hof liegt. Ohne Symbol gewinnst du nichts. Aus dem Nachschub bekommst du nur die letzte Karte.`,
  },
  'placing-palaces': {
    title: 'Paläste setzen',
    text: `
Für jede gewonnene Marke baust du einen normalen Palast in einer freien Stadt der aktuellen Provinz; der Kronen-Palast darf in jede ihrer Städte.

Du musst alle setzen. Städte und Reihenfolge wählst du, normale Paläste und Kronen-Palast gemischt, wie du magst. In dieser Reihenfolge werden auch Bonusplättchen genommen und gewertet.

Platz ist immer: In eine Provinz kommen in ihrem Besuch höchstens vier normale Paläste, und jede hat mindestens vier Städte. Wo nur der Kronen-Palast steht, kann ein normaler dazukommen, auch dein eigener.`,
  },
  'taking-cards': {
    title: 'Neue Karten nehmen',
    text: `
Als Letztes bei deinem Rückzug wählst du zwei Karten aus dem Nachschub. Der letzte Spieler nimmt die eine, die übrig ist.

Du musst sie nehmen. Vorher kommen deine ausgespielten Farbkarten und weißen Karten auf den Ablagestapel, Sonderkarten zurück auf deine Hand. Die neuen Karten kannst du vom nächsten Besuch an einsetzen.`,
  },
  'exchanging-tokens': {
    title: 'Zwei Marken werden eine Sonderkarte',
    text: `
Hast du am Ende eines Besuchs zwei gleiche Einflussmarken, gibst du beide zurück und bekommst die Sonderkarte dieser Art.

- Das geschieht nur am Ende eines Besuchs, nie mittendrin, und es ist Pflicht. Auch nach dem zwölften Besuch wird getauscht.
- Liegt die Karte aus, nimmst du sie von dort. Hat sie ein anderer, bekommst du sie von ihm, und er bekommt nichts dafür.
- Hast du sie schon selbst, gibst du nur die Marken zurück und behältst die Karte.
- Mit Paaren mehrerer Arten tauschst du alle. Dass zwei Spieler im selben Besuch dasselbe Paar vollmachen, kann nicht vorkommen.
- Eine Karte, die gerade benutzt wird, nimmt dir niemand weg: Dann haben sich schon alle zurückgezogen, und alle Sonderkarten sind auf den Händen oder liegen aus.`,
  },
  'end-of-a-visit': {
    title: 'Das Ende eines Besuchs',
    text: `
Hat der letzte Spieler seine Karte genommen, wird von selbst alles für den nächsten Besuch bereitgemacht; niemand entscheidet etwas.

1. [Paare von Marken](#exchanging-tokens) werden zu Sonderkarten.
2. Ein Provinz-Plättchen, das niemand gewonnen hat, kommt aus dem Spiel, ebenso Bonusplättchen, die in der Provinz noch liegen. Marken und Krone, die niemand gewonnen hat, bleiben am Hof.
3. Der Startspielerstein wandert einen Platz nach links.
4. Der Stein der aktuellen Provinz kommt in die Provinz mit der nächsten Nummer. Ihr Plättchen wandert an den Hof.
5. Fehlende Marken werden ersetzt, und die Krone kehrt an den Hof zurück.
6. Der Karten-Nachschub wird aufgefüllt.

Nach dem zwölften Besuch werden nur noch die Paare getauscht. Dann wird das [Spiel gewertet](#end-of-the-game).`,
  },
  'end-of-the-game': {
    title: 'Das Spielende',
    text: `
Das Spiel endet nach dem zwölften Besuch. Ein letztes Mal werden Marken getauscht, dann [wertet jeder seine Kartenhand](#scoring-your-hand).

Dafür werden alle Hände gezeigt. Der Nachschub wird nicht mehr aufgefüllt.`,
  },
  vizier: {
    title: 'Wesir',
    text: `
{{court-vizier}} Die meisten Wesire beim Rückzug: Du gewinnst die Marke Wesir und einen Palast.

Zwei Marken Wesir werden zur Sonderkarte [Freie Farbwahl](#free-colour).`,
  },
  general: {
    title: 'General',
    text: `
{{court-general}} Die meisten Generäle beim Rückzug: Du gewinnst die Marke General und einen Palast.

Zwei Marken General werden zur Sonderkarte [+1 Elefant](#plus-one-elephant).`,
  },
  monk: {
    title: 'Mönch',
    text: `
{{court-monk}} Die meisten Mönche beim Rückzug: Du gewinnst die Marke Mönch und einen Palast.

Zwei Marken Mönch werden zur Sonderkarte [+1 Großmogul](#plus-one-mogul).`,
  },
  princess: {
    title: 'Prinzessin',
    text: `
{{court-princess}} Die meisten Prinzessinnen beim Rückzug: Du gewinnst die Marke Prinzessin und einen Palast.

Zwei Marken Prinzessin werden zur Sonderkarte [+2 Einflusspunkte](#plus-two-points).`,
  },
  'grand-mogul': {
    title: 'Großmogul',
    text: `
{{court-crown}} Die meisten Großmoguln beim Rückzug: Du gewinnst die Krone und baust den Kronen-Palast.

Eine Marke bringt er nicht. Der [Kronen-Palast](#crown-palace) darf neben einem anderen Palast stehen.`,
  },
  elephant: {
    title: 'Elefant',
    text: `
{{court-elephant}} Die meisten Elefanten beim Rückzug: Du gewinnst das Provinz-Plättchen mit seinen Waren.

Einen Palast bringt er nicht. Wie viel das Plättchen wert ist, hängt von den [Waren](#goods) ab, die du schon hast.`,
  },
};
