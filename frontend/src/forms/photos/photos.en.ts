/** Words of choosing pictures that upload at once. */
export const photosEn = {
  add: 'Add photos',
  remove: 'Take away {name}',
  uploading: 'Uploading {name}',
  failed: '{name}: {reason}',
  wait: 'Wait for the photos, or take them away.',
  photoNumber: 'Photo {number}',
  photo: 'Photo {number}, opens in a new tab',
};
