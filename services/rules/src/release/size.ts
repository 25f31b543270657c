/** A release's JSON: some 1,200 moments as rich as those of the product's stories. */
export const MOST_RELEASE_BYTES = 16 * 1024 * 1024;
/** The same gzipped, below what a message may have (`MAX_MESSAGE_BYTES` of kit) with room for what is around it. */
export const MOST_PACKED_BYTES = 4.5 * 1024 * 1024;
