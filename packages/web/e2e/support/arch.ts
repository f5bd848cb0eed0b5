/** Functions that run inside the page, so each must be self-contained. */

/** How far the viewer's pieces and buttons reach below their panel, in pixels. */
export function heightBelowArch(): number {
  const arch = document.querySelector('.decision')?.getBoundingClientRect().bottom ?? 0;
  const parts = document.querySelectorAll('.decision :is([data-part="hand"], [data-part="hand"] button, .column)');
  return Math.max(...[...parts].map((part) => part.getBoundingClientRect().bottom - arch));
}

/** The viewer's pieces that cover the prompt or stick out above it. */
export function piecesOverPrompt(): readonly string[] {
  const prompt = document.querySelector('.decision .prompt')?.getBoundingClientRect();
  if (!prompt) return ['no prompt'];
  const pieces = [...document.querySelectorAll('.decision [data-part="hand"] :is(p, button, [data-face])')];
  return pieces
    .filter((piece) => piece.getBoundingClientRect().top < prompt.bottom - 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
