/** Under which key what is due is kept. */
export const BASKET = ['payments', 'basket'] as const;
