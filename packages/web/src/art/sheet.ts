/** A drawing on the 24-unit grid, or one with its own view box. Colours are `currentColor` and custom properties. */
export type Drawing = string | readonly [viewBox: string, body: string];

export type Sheet<Name extends string = string> = Readonly<Record<Name, Drawing>>;

export function sheet<const Name extends string>(drawings: Sheet<Name>): Sheet<Name> {
  return drawings;
}

export function viewBoxOf(drawing: Drawing): string {
  return typeof drawing === 'string' ? '0 0 24 24' : drawing[0];
}

/** The sheet as `<symbol>` elements, inserted once into the page. */
export function symbolsOf(drawings: Sheet): string {
  return Object.entries(drawings)
    .map(([name, drawing]) => {
      const body = typeof drawing === 'string' ? drawing : drawing[1];
      return `<symbol id="${name}" viewBox="${viewBoxOf(drawing)}">${body}</symbol>`;
    })
    .join('');
}
