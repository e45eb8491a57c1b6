export const silentLogger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
