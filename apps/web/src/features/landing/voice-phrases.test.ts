import { expect, test } from 'vitest'
import { destinationOf } from './voice-phrases.ts'

test.each([
  ['login', '/login', 'Navigating to login page'],
  ['Log in', '/login', 'Navigating to login page'],
  ['Log-in.', '/login', 'Navigating to login page'],
  ['sign in', '/login', 'Navigating to login page'],
  ['sign up', '/signup', 'Navigating to sign up page'],
  ['Signup', '/signup', 'Navigating to sign up page'],
  ['sign-up!', '/signup', 'Navigating to sign up page'],
  ['take me home', '/home', 'Navigating to home page'],
  ['Contact us', '/contact', 'Navigating to contact page'],
  ['go to pricing', '/pricing', 'Navigating to pricing page'],
  ['prices please', '/pricing', 'Navigating to pricing page'],
  ['pricing or contact', '/pricing', 'Navigating to pricing page'],
])('“%s” leads to %s', (phrase, path, confirmation) => {
  expect(destinationOf(phrase)).toEqual({ path, confirmation })
})

test.each(['', 'blogging', 'homeopathy', 'the weather', 'signing', '¿?', 'प्रवेश'])('“%s” leads nowhere', (phrase) => {
  expect(destinationOf(phrase)).toBeNull()
})
