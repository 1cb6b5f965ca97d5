export function chromiumPath(env?: Readonly<Record<string, string | undefined>>): string | undefined;
export function installChromium(): Promise<boolean>;
export function isRoot(): boolean;
