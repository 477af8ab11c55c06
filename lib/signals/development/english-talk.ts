/** English user messages in many voices; the leaves that should fire, a bar, the message. */
export const englishTalk = String.raw`
- | Hi there! I was hoping to adjust my flight plans a bit.
- | Sure! My user ID is aarav_garcia_1177. Unfortunately, I don't have my reservation ID handy right now.
- | I need to modify the flight under reservation ID M05KNL, traveling from ATL to PHL.
- | Yes, please go ahead with the change. I'm okay receiving the refund to the original payment method.
- | I don't have those details with me right now.
- | Two pizzas, one veggie and one with ham, large
- | cash on delivery
- | my claim number is rqx 035
- | nothing else
- | no that's all
- | that's it for today
- | could you list the toppings
- | what's the difference between economy and basic economy
- | how much would the upgrade be
- | Can you double-check whether the 9 am flight has a stop?
- | I was told I didn't need insurance on this trip
- | i changed my mind, make it a caesar salad instead
- | Could we look for flights departing after 8am and before 9pm?
- | The reason is a change of plans.
- | My husband's name is spelled with two t's
- | it's a gift for my mother, please wrap it
- | tomorrow, around noon, if there is a table left
- | please add a note that the door bell is broken
- | the screen is cracked and the battery is dead
- | i forgot my password and can't sign in
- | The invoice shows 40 but I paid 30
- | is the manager's suite available in June?
- | I'm writing to the support team of another company, can you draft it?
- | how can I contact the seller?
- | What is your refund policy for damaged goods?
- | I have a meeting with my supervisor at ten, please move it to eleven
- | remind me to call customer service tomorrow
- | My son needs a human biology textbook
- | cancel my gym membership please, I'm moving away
- | I'd like to close my account
- | take the second one, forget what I said about the blue one
- | what happens if I give up my seat voluntarily?
- | is there any point in upgrading the memory?
- | Should I bother with travel insurance for a two day trip?
- | look elsewhere in the document for the date
- | I'm leaving on Friday and returning on Monday
- | They are out of stock everywhere
- | I need the worst case estimate
- | is the terrible two phase real?
- | Write a review saying the food was horrible
- | my baby hates the blue bottle, do you have a pink one
- | it's a shame the blue one is sold out, I'll take the red
- | Is it annoying for others if I recline the seat?
- | I'd be upset if it came late, so please use express
- | don't worry, I'm not mad
- | how do I unsubscribe
- | so the total is 45 dollars?
- | Wow that was easy!
- | HELLO
- | my plate is ABC 1234 XYZ
- | FYI the VIN is 1HGCM82633A004352
- | can I get a thank you gift for my team delivered?
- | please thank the driver for me later, first change the drop off
- | I'd be grateful for a quick reply
- | hope this helps you find it: order 5512
- | would it help if I sent a photo?
- | how helpful is the premium support?
- | is it good?
- | which of these is great for running?
- | I'm looking for a nice quiet cafe with great coffee
- | it has to be perfect for my daughter's wedding
- | sounds like the engine is knocking
- | what works best for dry skin?
- | that works only if the hotel is near the station
- | it looks like rain
- | does everything look right on your side?
- | it worked until last night, then it stopped
- | it works on my phone but not on the laptop
- | when it's fixed send me an email
- | they said it was fixed but it is not
- | can you check if the payment went through?
- | I don't know if it worked
- | the old one worked better
- | Do you understand?
- | I understand the policy, but is there any way around it?
- | sorry, what was the price of the second one?
- | I don't understand French, do you have an English menu?
- | the word I mean is "itinerary"
- | can you explain how to reset the router
- | explain every plan and after i will choose
- | I mean to travel light
- | I need clarity on the fees for changing the date
- | no, only one suitcase
- | No, it wasn't made in the last 24 hours, and I don't have travel insurance.
- | no, thank you, just the bill
- | wrong side of the bed today haha
- | I got the wrong item, how do I send it back?
- | the receipt says the wrong amount, can you refund the difference?
- | not sure about the reservation number
- | that's not necessary
- | that's not a problem
- | I told my wife about it
- | I gave the driver a tip already
- | Actually, make that three tickets
- | in other news, the weather is great
- | let me put you on hold
- | let me try the other card
- | what I want is a window seat
- | again, a table for two please
escalation | Yes, please transfer me to a human agent. I really need to sort this out.
escalation | Is there someone else I could speak to about this? Maybe a supervisor who could make an exception?
escalation | I'd appreciate speaking with someone who can address this further.
escalation | Can you please escalate this matter to someone who might be able to make an exception?
escalation | i need to talk to a real agent asap
escalation | pls connect me with customer care
escalation | Let me speak with your team lead.
escalation | any chance I could chat with a live person instead
escalation | REPRESENTATIVE
escalation | operator please
escalation | I want to talk to someone in billing
escalation | Have a manager call me on 555 0100
escalation | Could someone from the support team reach out to me directly? I want a person, not a bot
escalation | May I speak to the person in charge?
escalation | I'd rather deal with a human
escalation | this needs to go to your supervisor
escalation | who is your boss, I want to talk to them
escalation | Take me to a human operator
escalation negative_stance | You're no help, connect me to a representative
quit | Forget it.
quit | ok forget this, I will buy it somewhere else
quit | oh never mind then
quit | Actually, never mind. I think that's all for now.
quit | I guess I'll just have to look into other options. 
quit | I quit
quit | ok I'm done with this chat
quit | there is no point talking to you
quit | not worth my time, bye
quit | I'm giving up on this refund
quit | fine, I'll fix it myself
quit | I will just use another airline
quit | you've lost a customer
quit | screw it, I'm leaving
quit | nvm
quit | lets just drop it
negative_stance | I'm really upset because my flight HAT039 from ATL to SEA has been delayed.
negative_stance | That's disappointing. Can you refund Sophia's part then?
negative_stance | this is so annoying
negative_stance | Agh everything is annoying on this platform
negative_stance | it's very frustrating to repeat myself
negative_stance | Hey this service sucks, I'd like to delete my account
negative_stance | terrible customer service, honestly
negative_stance | your app is garbage
negative_stance | I can't believe how slow you are
negative_stance | How many times do I have to say it
negative_stance | you still haven't answered me
negative_stance | I have been on hold for an hour
negative_stance | nobody helps me here
negative_stance | stupid bot
negative_stance | what the hell is going on
negative_stance | are you even reading what I write?
negative_stance | I'm losing my patience
negative_stance | this is the third time I've had to call
negative_stance | Why can't you just do it
negative_stance | you ruined my vacation
negative_stance | I feel ripped off
negative_stance | PLEASE CANCEL THIS ORDER NOW I AM WAITING FOR DAYS
negative_stance | come on!! answer me!!
negative_stance | so dissapointed with you guys
negative_stance | none of that worked
negative_stance | I already tried that twice
negative_stance | same error again
negative_stance | it's been two weeks and still nothing
negative_stance | I'm sick of this
negative_stance | unacceptable.
negative_stance | ugh
negative_stance | Do you think this is funny? My money is gone and you do nothing
gratitude | Thank you, that's all I needed.
gratitude | Thanks for explaining that. As soon as I find it I'll write again.
gratitude | much appreciated
gratitude | I appreciate your help
gratitude | ty
gratitude | thank u so much
gratitude | Cheers mate
gratitude | many thanks for the quick reply
gratitude | you rock
gratitude | you've been a great help
gratitude | very helpful, will do
gratitude | That was really helpful
gratitude | that's exactly what I needed
gratitude | Excellent service!
gratitude | nice work
gratitude | God bless you
gratitude | thnaks for your services
gratitude | nope, thanks for everything
gratitude | It is, thanks.
gratitude success | it's working now thank you
gratitude ?confirmation | Perfect, thank you for confirming the number for me!
confirmation | Yes, that works for me. Also, I'd like to upgrade to business class.
confirmation | That sounds good. Please proceed with the booking.
confirmation | Everything looks good to me.
confirmation | excellent
confirmation | Yep, all good.
confirmation | looks great
confirmation | ok great
gratitude | oh that's perfect
confirmation | Awesome, can you mark the reminder as complete?
confirmation | good idea, let's do that
confirmation | I'm happy with that
confirmation | Love that!
confirmation | wonderful
confirmation | that'll do
confirmation | Exactly what I want. Yeah.
confirmation | fine with me
confirmation | Sounds like a plan
success | ya its working now
success | I got in, it works now
success | The issue has been resolved
success | fixed!
success gratitude | sorted, cheers
success | my printer is printing again, problem gone
success | That did the trick
success | I'm all set now
success | it finally went through
success | the link worked
success | everything is back to normal
clarification | I'm not following you
clarification | What exactly do you mean by processing fee?
clarification | sorry I didn't get that
clarification | can you say that in plain English?
clarification | im confused about what you are asking
clarification | what are you talking about
clarification | Could you clarify that, or is there something I'm misunderstanding?
clarification | pardon?
clarification | I have no idea what that means
clarification | your answer is confusing
clarification | wait, what?
clarification | can you repeat the last part please, I do not understand it
clarification | what does prorated mean?
clarification | That doesn't make any sense to me.
correction | No, that's not what I wanted. What kind of teas do you have?
correction | i already said 1 large beer but again you ask how about some drinks
correction | I gave you my expenditure details and i want you to process it
correction | There must be some mistake, I am a Gold member.
correction | That doesn't seem right. What about this week?
correction | you got my name wrong
correction | it's Johnson with an h, not Jonson
correction | i just told you that
correction | that's incorrect, I booked it ten hours ago
correction | no no, I said the 13th
correction | I never said I wanted a refund
correction | You're not answering my question
correction | like I said, I don't have the code
correction | you sent it to the wrong address
correction | oops, sorry, I meant Boston
correction | please correct the spelling of my name
correction | It should be 98186, not 98187
correction | You didn't read my message
rephrase | Let me put it another way: can I keep the seat?
rephrase | What I mean is, can the refund go to my other card?
rephrase | to be clear, I only want one of them cancelled
rephrase | once again, I need the invoice from March
rephrase | I'll say it again, I need the invoice
`;
