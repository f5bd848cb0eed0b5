const FORMS: Readonly<Record<string, string>> = {
  blauw: 'blauwe',
  rood: 'rode',
  geel: 'gele',
  groen: 'groene',
  paars: 'paarse',
  wit: 'witte',
};

/** A colour before its noun: "blauwe dobbelsteen", "rode kaart". */
export function inflected(colour: string): string {
  return FORMS[colour] ?? colour;
}
