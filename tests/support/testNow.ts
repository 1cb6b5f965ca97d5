/** The day on which every test of the sandbox, and of screens in front of it, takes place. */
export const TEST_NOW = new Date('2026-11-21T10:00:00Z');
