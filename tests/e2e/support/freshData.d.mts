interface FreshData {
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

export function createFreshData(seed?: string, env?: NodeJS.ProcessEnv): Promise<FreshData>;
