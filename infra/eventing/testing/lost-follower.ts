/** A follower that has lost the log: commands read streams to their end. */
export const lostFollower = { isCurrent: () => false, onEvent: () => {}, reached: async () => false };
