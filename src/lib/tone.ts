/** How a state reads at a glance; its word says the same. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';
