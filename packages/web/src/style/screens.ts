/** The screens of `scales.css`, for scripts. */
export const PHONE_SCREEN = '(width < 700px)';
export const NARROW_SCREEN = '(width < 1100px)';
/** A phone, portrait or landscape. */
export const SMALL_SCREEN = '(width < 700px) or (height < 640px)';
/** Wide enough for a whole table. */
export const TABLE_SCREEN = '(width >= 1100px) and (height >= 640px)';
/** A phone in landscape: the middle and everything else are side by side. */
export const LOW_SCREEN = '(height < 640px) and (min-aspect-ratio: 5/4)';
