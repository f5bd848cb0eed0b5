import type { Translation } from '../../../../i18n/language.ts';
import { capitalised } from '../../../../i18n/names.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { events as english } from '../en/events.ts';

const count = counter('de');
const list = lister('de');

/** What happened, what would happen, and how it ended. */
export const events: Translation<typeof english> = {
  lines: {
    starts: (name) => `${name} ist Startspieler.`,
    placed: (name, space) => `${name} hat einen Arbeiter eingesetzt: ${space}.`,
    lifted: (name, space) => `${name} hat einen Arbeiter zurückgenommen: ${space}.`,
    passed: (name) => `${name} hat gepasst.`,
    passedOver: (name) => `${name} kann keinen Arbeiter einsetzen und wird übersprungen.`,
    moneyPaid: (name, n) => `${name} hat ${n} Geld gezahlt.`,
    diePaid: (name, die) => `${name} hat einen Würfel abgegeben: ${die}.`,
    dieTurned: (name, die, value) => `${name} hat ${die} mit Karma auf ${value} gedreht und abgegeben.`,
    returned: (name, die) => `${name} hat einen Würfel zurückgegeben: ${die}.`,
    rolled: (name, die) => `${name} hat einen Würfel genommen: ${die}.`,
    rerolled: (name, from, die) => `${name} hat eine ${from} neu gewürfelt: ${die}.`,
    gained: (name, what, source) => `${name} hat ${what} erhalten (${source}).`,
    bonus: (name, space) => `${name} hat ein Bonusfeld erreicht: ${space}.`,
    workerWon: (name, place) => `${name} hat einen Arbeiter bekommen (${place}).`,
    workerRemoved: (name, place) => `Der letzte wartende Arbeiter von ${name} verlässt das Spiel (${place}).`,
    upgraded: (name, building) => `${name} hat aufgewertet: ${building}.`,
    upgradedLate: (name, building) => `${name} hat aufgewertet: ${building}; es zählt ab dem nächsten Zug.`,
    built: (name, tile, cell) => `${name} hat auf ${cell} gebaut: ${tile}.`,
    overbuilt: (name, tile, cell, old) => `${name} hat auf ${cell} ${old} überbaut: ${tile}.`,
    yield: (name, gain) => `${name} hat einen Sonderertrag angeschlossen: ${gain}.`,
    sailed: (name, n) => count(n, { one: `${name} ist # Feld gefahren.`, other: `${name} ist # Felder gefahren.` }),
    claimed: (name) => `${name} beginnt die nächste Runde.`,
    action: (name, action) => `${name} hat eine Palastaktion gewählt: ${action}.`,
    yieldTile: (name, gain) => `${name} hat ein Ertragsplättchen gezogen: ${gain}.`,
    renewed: 'Die Ertragsplättchen wurden gemischt.',
    lapsed: (name, what) => `Ohne Wirkung für ${name}: ${what}.`,
    declined: (name, what) => `${name} hat verzichtet: ${what}.`,
    met: (name) => `Die Marker von ${name} haben sich getroffen!`,
    endTriggered: 'Letzte Züge: Die Partie endet nach diesem Durchgang.',
    over: 'Partie beendet.',
    startMoved: (name) => `${name} hat den Elefanten bekommen.`,
  },
  sources: {
    fame: (space) => `Ruhm ${space}`,
    money: (space) => `Geld ${space}`,
    river: (index) => `Flussfeld ${index}`,
    bridge: 'Brücke',
    fameTrack: 'Ruhmesleiste',
    moneyTrack: 'Geldleiste',
    yield: 'Sonderertrag',
    yieldTile: 'Ertragsplättchen',
  },
  effects: {
    dice: 'Würfel',
    upgrade: 'eine Aufwertung',
    'boat-move': 'die Flussfahrt',
    karma: 'Karma',
    build: 'die Bauaktion',
    overbuild: 'der Baumeister',
    'palace-action': 'die Palastaktion',
    markets: 'die Märkte',
    'yield-tile': 'ein Ertragsplättchen',
  },
  consequences: {
    gap: 'Abstand',
    boat: (index, gain) => `Fluss ${index}: ${gain}`,
    shownOn: (cell) => `Vorschau auf ${cell}`,
    yields: (gains) => `Ertrag: ${gains}`,
    upgrade: (building) => `${building} +1`,
  },
  merits: {
    worker: 'einen neuen Arbeiter',
    nextTile: (held, price) =>
      held > 0 ? `${held} von ${price} für das nächste Plättchen` : `für das Plättchen, das ${price} kostet`,
    pays: (price) => `reicht für das Plättchen, das ${price} kostet`,
    coloured: (n, colour) => count(n, { one: `# Würfel in ${capitalised(colour)}`, other: `# Würfel in ${capitalised(colour)}` }),
    value: (n, colour) => count(n, { one: `# Auge in ${capitalised(colour)}`, other: `# Augen in ${capitalised(colour)}` }),
    valueAbout: (n, colour) =>
      `etwa ${count(n, { one: `# Auge in ${capitalised(colour)}`, other: `# Augen in ${capitalised(colour)}` })}`,
    reroll: 'einen neuen Wurf',
    startPlayer: 'den Start der nächsten Runde',
    upgraded: (fame, building) => `${fame} pro ${building}`,
    openTiles: (n) => count(n, { one: 'auf # offenen Plättchen', other: 'auf # offenen Plättchen' }),
    yield: (gain) => `den Ertrag „${gain}“`,
    room: (n) => count(n, { one: '# Bauplatz', other: '# Bauplätze' }),
    yieldNext: 'einen Ertrag, den das nächste Plättchen erreichen kann',
    yieldFar: 'einen Ertrag, der weiter weg liegt',
    markets: (money) => `Märkte für ${money}`,
    river: (n) => count(n, { one: '# Flussfeld', other: '# Flussfelder' }),
    dice: (n) => count(n, { one: '# Würfel', other: '# Würfel' }),
  },
  describe: {
    round: (n, name) => `Runde ${n}; ${name} ist Startspieler.`,
    levels: (name, levels) => `Stufen von ${name}: ${list(levels)}.`,
    tiles: (name, tiles) =>
      tiles.length > 0 ? `Plättchen von ${name}: ${tiles.join('; ')}.` : `${name} hat noch keine Plättchen.`,
    boat: (name, index) =>
      index === 0 ? `Das Boot von ${name} liegt am Start.` : `Das Boot von ${name} liegt auf Flussfeld ${index}.`,
    quarry: (tiles) => `Steinbruch: ${tiles.join('; ')}.`,
  },
  end: {
    closing: 'Der letzte Durchgang ist vorbei',
    yoursPassed: (n) => `Deine sind ${n} vorbei.`,
    yoursMet: 'Deine haben sich getroffen.',
    yoursShort: (n) => count(n, { one: 'Dir fehlte # Feld.', other: 'Dir fehlten # Felder.' }),
    metFirst: 'zuerst getroffen',
    race: 'Das Rennen der Marker',
    raceNote: 'Felder zwischen Ruhm und Geld nach jeder Runde',
    statistics: {
      tiles: 'Plättchen gebaut',
      dicePaid: 'Würfel abgegeben',
      markets: 'Geld von Märkten',
      river: 'Flussfelder gefahren',
      workers: 'Arbeiter eingesetzt',
      upgrades: 'Aufwertungen',
    },
  },
};
