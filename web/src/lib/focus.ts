/** For focus moved by keys: shows the ring, whatever was pressed before. Older type definitions lack it. */
export const BY_KEY: FocusOptions = { focusVisible: true } as FocusOptions;
