export function changedFiles(): readonly string[] | undefined;
export function testsOf(changed: readonly string[]): readonly string[];
