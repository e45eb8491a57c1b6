/**
 * The highly urbanized cities by their PSGC code: the province that people write for them (they belong to none) and the
 * middle of each, in degrees. Where a pin is missing, a booking is at least placed in its city.
 */
type CityCentre = { province: string; lat: number; lng: number };

const metroManila = 'Metro Manila';

export const cityCentres: Readonly<Record<string, CityCentre>> = {
  '1380100000': { province: metroManila, lat: 14.6507, lng: 120.9676 }, // Caloocan
  '1380200000': { province: metroManila, lat: 14.4446, lng: 120.9936 }, // Las Piñas
  '1380300000': { province: metroManila, lat: 14.5547, lng: 121.0244 }, // Makati
  '1380400000': { province: metroManila, lat: 14.6681, lng: 120.9658 }, // Malabon
  '1380500000': { province: metroManila, lat: 14.5794, lng: 121.0359 }, // Mandaluyong
  '1380600000': { province: metroManila, lat: 14.5995, lng: 120.9842 }, // Manila
  '1380700000': { province: metroManila, lat: 14.6507, lng: 121.1029 }, // Marikina
  '1380800000': { province: metroManila, lat: 14.4081, lng: 121.0415 }, // Muntinlupa
  '1380900000': { province: metroManila, lat: 14.6667, lng: 120.9417 }, // Navotas
  '1381000000': { province: metroManila, lat: 14.4793, lng: 121.0198 }, // Parañaque
  '1381100000': { province: metroManila, lat: 14.5378, lng: 121.0014 }, // Pasay
  '1381200000': { province: metroManila, lat: 14.5764, lng: 121.0851 }, // Pasig
  '1381300000': { province: metroManila, lat: 14.676, lng: 121.0437 }, // Quezon City
  '1381400000': { province: metroManila, lat: 14.6019, lng: 121.0355 }, // San Juan
  '1381500000': { province: metroManila, lat: 14.5176, lng: 121.0509 }, // Taguig
  '1381600000': { province: metroManila, lat: 14.7011, lng: 120.983 }, // Valenzuela
  '1381701000': { province: metroManila, lat: 14.5407, lng: 121.0689 }, // Pateros
  '0330100000': { province: 'Pampanga', lat: 15.145, lng: 120.5887 }, // Angeles
  '0331400000': { province: 'Zambales', lat: 14.8292, lng: 120.2828 }, // Olongapo
  '0431200000': { province: 'Quezon', lat: 13.9373, lng: 121.617 }, // Lucena
  '0631000000': { province: 'Iloilo', lat: 10.7202, lng: 122.5621 }, // Iloilo City
  '0730600000': { province: 'Cebu', lat: 10.3157, lng: 123.8854 }, // Cebu City
  '0731100000': { province: 'Cebu', lat: 10.3103, lng: 123.9494 }, // Lapu-Lapu
  '0731300000': { province: 'Cebu', lat: 10.3333, lng: 123.9333 }, // Mandaue
  '0831600000': { province: 'Leyte', lat: 11.2443, lng: 125.0023 }, // Tacloban
  '0931700000': { province: 'Zamboanga del Sur', lat: 6.9214, lng: 122.079 }, // Zamboanga City
  '0990101000': { province: 'Basilan', lat: 6.7041, lng: 121.9712 }, // Isabela City
  '1030500000': { province: 'Misamis Oriental', lat: 8.4542, lng: 124.6319 }, // Cagayan de Oro
  '1030900000': { province: 'Lanao del Norte', lat: 8.228, lng: 124.2452 }, // Iligan
  '1130700000': { province: 'Davao del Sur', lat: 7.1907, lng: 125.4553 }, // Davao City
  '1230800000': { province: 'South Cotabato', lat: 6.1164, lng: 125.1716 }, // General Santos
  '1430300000': { province: 'Benguet', lat: 16.4023, lng: 120.596 }, // Baguio
  '1630400000': { province: 'Agusan del Norte', lat: 8.9475, lng: 125.5406 }, // Butuan
  '1731500000': { province: 'Palawan', lat: 9.7392, lng: 118.7353 }, // Puerto Princesa
  '1830200000': { province: 'Negros Occidental', lat: 10.6765, lng: 122.9509 }, // Bacolod
};
