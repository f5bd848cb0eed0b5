import type { Texts } from '../../../format.ts';
import type { IconsId } from './sections.ts';

export const texts: Texts<IconsId> = {
  'icon-money': {
    title: 'Symbol: Geld',
    text: `{{coin}} Eine Münze ist Geld: Die Zahl sagt, wie viele Felder dein Geldmarker weiterzieht oder wie viel du zahlst.

Mehr: [Geldleiste](#money-track), [wie du zu Geld kommst](#ways-to-money).`,
  },
  'icon-fame': {
    title: 'Symbol: Ruhm',
    text: `{{fame-crown}} Die Krone ist Ruhm: Dein Ruhmesmarker zieht um die gezeigte Zahl weiter und nie zurück.

Mehr: [Ruhmesleiste](#fame-track), [wie du zu Ruhm kommst](#ways-to-fame).`,
  },
  'icon-any-die': {
    title: 'Symbol: Würfel beliebiger Farbe',
    text: `{{die-any}} Ein Würfel in vier Farben ist ein Würfel deiner Wahl: Du nimmst eine beliebige Farbe aus dem Vorrat und wirfst ihn.

Mehrere solche Würfel dürfen gleiche oder verschiedene Farben haben. Als Kosten heißt es: Gib irgendeinen Würfel ab. Mehr: [Würfel nehmen](#taking-dice).`,
  },
  'icon-die': {
    title: 'Symbol: Würfel einer Farbe',
    text: `{{die}} Ein farbiger Würfel meint genau diese Farbe, ein Würfel mit Augen genau diese Augenzahl.

Du wirfst einen Würfel, wenn du ihn bekommst; dann behält er seine Augenzahl. Mehr: [Würfel](#dice), [bezahlen](#paying).`,
  },
  'icon-upgrade': {
    title: 'Symbol: Aufwertung',
    text: `{{upgrade}} Werte eine Gebäudeart um eine Stufe auf: Von nun an bringt sie beim Legen 1 Ruhm mehr.

Hinter „je“ zählt es deine Aufwertungen. Mehr: [Schriftrollen](#building-scrolls), [gemachte Aufwertungen](#upgrades-made).`,
  },
  'icon-boat': {
    title: 'Symbol: Boot',
    text: `{{river-boat}} Dein Boot fährt auf dem Fluss weiter, auf das nächste freie Feld oder so weit, wie die Zahl sagt, und du erhältst den Gewinn, wo es anhält.

Mehr: [wie Boote fahren](#river), [Flussfahrt](#boat-move).`,
  },
  'icon-worker': {
    title: 'Symbol: Arbeiter',
    text: `{{icon-person}} Eine Figur ist ein Arbeiter: Als Gewinn bekommst du einen neuen, hinter „je“ zählt sie deine aktiven Arbeiter.

Mehr: [neue Arbeiter](#new-workers).`,
  },
  'icon-market': {
    title: 'Symbol: Markt',
    text: `{{market-stall}} Ein Stand ist ein Markt beliebiger Sorte in deiner Provinz.

Mit einer Zahl wertest du bis zu so viele Märkte; hinter „je“ zählt er deine sichtbaren Märkte. Mehr: [Marktplatz](#market-place).`,
  },
  'icon-goods': {
    title: 'Symbol: Seide, Tee, Gewürze',
    text: `{{market-silk}} {{market-tea}} {{market-spice}} Seide, Tee und Gewürze sind die drei Warensorten; auf einem Plättchen ist die Zahl daneben das Geld, das dieser Markt bringt.

Alle drei zusammen heißen Gemischtwaren: von jeder Sorte höchstens ein Markt. Mehr: [Gemischtwaren](#assorted-goods), [Waren einer Sorte](#goods-of-one-kind).`,
  },
  'icon-buildings': {
    title: 'Symbol: Tempel, Fort, Mühle',
    text: `{{build-temple}} {{build-fort}} {{build-mill}} Ein Gebäude auf einem Plättchen bringt beim Legen 2, 3 oder 4 Ruhm, je nach deinem Marker auf seiner Schriftrolle.

Die vierte Art ist der [Palast](#icon-palace). Mehr: [Schriftrollen](#building-scrolls).`,
  },
  'icon-palace': {
    title: 'Symbol: Palast',
    text: `{{build-palace}} Auf einem Plättchen ist es ein Palast, eine der vier Gebäudearten; auf dem Fluss heißt es: Wähle eine Palastaktion.

Als Gebäude bringt er 2, 3 oder 4 Ruhm. Auf dem Fluss führst du die Aktion eines der Gemächer 2 bis 6 ohne Arbeiter und Würfel aus. Mehr: [Palastaktion am Fluss](#river-palace-action).`,
  },
  'icon-tile': {
    title: 'Symbol: Provinzplättchen',
    text: `{{icon-province}} Du baust ein Provinzplättchen; hinter „je“ zählt es die Plättchen deiner Provinz.

Mehr: [Steinbruch](#quarry), [ein Plättchen legen](#laying-tiles).`,
  },
  'icon-overbuild': {
    title: 'Symbol: überbauen',
    text: `{{icon-copy}} Überbaue eines deiner Plättchen mit einem teureren und zahle die Differenz in Würfeln.

Mehr: [Baumeister](#master-builder).`,
  },
  'icon-reroll': {
    title: 'Symbol: neu würfeln',
    text: `{{icon-reroll}} Du darfst beliebig viele deiner Würfel neu würfeln, einmal und alle zusammen.

Mehr: [Vorterrasse](#front-terrace).`,
  },
  'icon-start': {
    title: 'Symbol: Startspieler',
    text: `{{court-elephant}} Der Elefant mit Reiter steht für den Startspieler: Du beginnst die nächste Runde.

Mehr: [Großmogul](#great-mogul), [der Elefant](#start-elephant).`,
  },
  'icon-yield-tile': {
    title: 'Symbol: Ertragsplättchen',
    text: `{{icon-star}} Der Stern ist ein Ertragsplättchen: Im Grundspiel ziehst du ein weißes und erhältst seinen Ertrag sofort.

In der Navaratnas-Variante wählst du stattdessen eines aus der Auslage. Mehr: [weiße Ertragsplättchen](#yield-tiles), [Tänzerin](#dancer).`,
  },
  'icon-roads': {
    title: 'Symbol: Wege',
    text: `{{tile-road-straight}} {{tile-road-bend}} {{tile-road-fork}} {{tile-road-cross}} Der Weg eines Plättchens ist eine Gerade, eine Kurve, eine Gabelung oder eine Kreuzung, mit zwei, zwei, drei oder vier Enden.

Alle Enden eines Plättchens sind verbunden. Mehr: [ein Plättchen legen](#laying-tiles).`,
  },
  'icon-animals': {
    title: 'Symbol: Schlange, Kuh, Tiger',
    text: `{{animal-snake}} {{animal-cow}} {{player-tiger}} Das Tier auf der Rückseite nennt den Stapel: Schlangen sind billig, Kühe teurer, Tiger haben meist zwei Gebäude.

Auf der Vorderseite eines Plättchens zeigt die Kuh eine [Heilige Kuh](#cows) an. Mehr: [die Stapel](#tile-stacks).`,
  },
};
