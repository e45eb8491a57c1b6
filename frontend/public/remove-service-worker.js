// Served in the place of the service worker while REMOVE_SERVICE_WORKER=true (docs/operating.md): the browser installs it
// at its next look for a new version, and it removes itself with everything that workers have kept.
addEventListener('install', function () {
  skipWaiting();
});
addEventListener('activate', function (event) {
  event.waitUntil(
    caches
      .keys()
      .then(function (names) {
        return Promise.all(
          names.map(function (name) {
            return caches.delete(name);
          }),
        );
      })
      .then(function () {
        return registration.unregister();
      }),
  );
});
