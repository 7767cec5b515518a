/** Screens too small for board, panel and log side by side: phones, upright and lying, and large zooms of a page. */
export const SMALL = '(max-width: 820px), (max-height: 520px)'
