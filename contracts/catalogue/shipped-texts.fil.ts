/**
 * What the catalogue says as it is shipped, of its services and packages, by its English. What staff write instead stays as
 * they wrote it.
 */
export const shippedTextsFil = {
  'Deep cleaning': 'Masinsing paglilinis',
  'Every corner, top to bottom': 'Bawat sulok, mula taas hanggang baba',
  Handyman: 'Handyman',
  'Small jobs around the house': 'Maliliit na gawain sa bahay',
  Plumbing: 'Tubero',
  'Leaks, drains, taps and toilets': 'Tulo, baradong kanal, gripo at inidoro',
  Electrical: 'Elektrisyan',
  'Outlets, lights and breakers': 'Saksakan, ilaw at breaker',
  'Appliance repair': 'Pagkumpuni ng appliance',
  'Washers, fridges and heaters': 'Washing machine, ref at heater',
  'Aircon cleaning': 'Paglilinis ng aircon',
  'Cool, dry and quiet again': 'Malamig, tuyo at tahimik ulit',
  Carpentry: 'Karpintero',
  'Doors, cabinets and repairs': 'Pinto, kabinet at pagkukumpuni',
  'Pest control': 'Pest control',
  'Ants, roaches, termites, mosquitoes': 'Langgam, ipis, anay, lamok',
  'Furniture assembly': 'Pagbuo ng muwebles',
  'Beds, desks and cabinets': 'Kama, mesa at kabinet',
  'TV mounting': 'Pagkabit ng TV',
  'Bracket, cables, levelled': 'Bracket, kable, pantay',
  Moving: 'Paglilipat',
  'Two movers and a van': 'Dalawang tagabuhat at isang van',
  Yardwork: 'Pag-aayos ng bakuran',
  'Lawn, hedges and trees': 'Damuhan, halaman at puno',
  'Filter, coil and drain': 'Filter, coil at drain',
  'Both on one day': 'Sabay sa isang araw',
  'Freon check': 'Check ng freon',
  Materials: 'Mga gamit panlinis',
  'Windows inside': 'Bintana sa loob',
  'Bracket to 55 inches': 'Bracket hanggang 55 pulgada',
};

export type ShippedText = keyof typeof shippedTextsFil;
