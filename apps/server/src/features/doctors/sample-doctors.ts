import type { Doctor } from '@salus/contract'
import { milesOf } from './search-sample.ts'

const doctor = (
  number: number,
  name: string,
  specialization: string,
  miles: number,
  reviews: number,
  copay: number,
  network: 'In Network' | 'Out of Network',
): Doctor => ({
  id: `sample-${number}`,
  name,
  specialization,
  location: milesOf(miles),
  miles,
  reviews,
  copay,
  network,
  address: null,
  phone: null,
  place: null,
})

/** Nobody: shown until the host imports a directory, and marked as samples wherever they are. */
export const SAMPLE_DOCTORS: readonly Doctor[] = [
  doctor(1, 'Dr. Amara Okafor', 'Family Medicine', 0.8, 4.8, 20, 'In Network'),
  doctor(2, 'Dr. Daniel Reyes', 'Family Medicine', 1.4, 4.4, 20, 'In Network'),
  doctor(3, 'Dr. Lena Hoffmann', 'Internal Medicine', 1.1, 4.6, 25, 'In Network'),
  doctor(4, 'Dr. Priya Nair', 'Cardiology', 1.2, 4.9, 30, 'In Network'),
  doctor(5, 'Dr. Samuel Brooks', 'Cardiology', 1.9, 4.3, 30, 'Out of Network'),
  doctor(6, 'Dr. Mei Tanaka', 'Dermatology', 0.9, 4.7, 25, 'In Network'),
  doctor(7, 'Dr. Oliver Grant', 'Dermatology', 2, 4.1, 30, 'Out of Network'),
  doctor(8, 'Dr. Sofia Marino', 'Pediatrics', 1, 4.9, 20, 'In Network'),
  doctor(9, 'Dr. Ravi Menon', 'Pediatrics', 1.6, 4.5, 20, 'In Network'),
  doctor(10, 'Dr. Hannah Weiss', 'Neurology', 1.7, 4.6, 30, 'In Network'),
  doctor(11, 'Dr. Tomás Silva', 'Orthopedics', 1.3, 4.4, 30, 'In Network'),
  doctor(12, 'Dr. Grace Kim', 'Obstetrics and Gynecology', 1.1, 4.8, 25, 'In Network'),
  doctor(13, 'Dr. Elias Berg', 'Psychiatry', 1.5, 4.5, 25, 'In Network'),
  doctor(14, 'Dr. Nadia Rahman', 'Endocrinology', 1.8, 4.7, 30, 'In Network'),
  doctor(15, 'Dr. Lucas Petit', 'Gastroenterology', 1.6, 4.3, 30, 'Out of Network'),
  doctor(16, 'Dr. Ingrid Solberg', 'Pulmonology', 1.9, 4.6, 30, 'In Network'),
  doctor(17, 'Dr. Marcus Hill', 'Ophthalmology', 1.2, 4.4, 25, 'In Network'),
  doctor(18, 'Dr. Chiara Conti', 'Otolaryngology', 1.4, 4.5, 25, 'In Network'),
  doctor(19, 'Dr. Arjun Kapoor', 'Urology', 1.7, 4.2, 30, 'Out of Network'),
  doctor(20, 'Dr. Emily Stone', 'Rheumatology', 2, 4.6, 30, 'In Network'),
  doctor(21, 'Dr. Noah Fischer', 'Dentistry', 0.8, 4.7, 20, 'In Network'),
  doctor(22, 'Dr. Zoe Laurent', 'Physical Therapy', 1, 4.8, 20, 'In Network'),
  doctor(23, 'Dr. Victor Hale', 'General Surgery', 1.8, 4.3, 30, 'In Network'),
  doctor(24, 'Dr. Aisha Bello', 'Oncology', 1.9, 4.9, 30, 'In Network'),
]
