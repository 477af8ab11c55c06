/** A third round of English user messages, again written before the rules were run on them. */
export const englishTalkMore = String.raw`
- | Morning! Quick one: what time does the store on 5th open?
- | I'd like to know if my package left the warehouse yet
- | Could you tell me how long the battery lasts on the X200?
- | My order number's 00-4471. Could you see where it is?
- | Let's go with the second option then, the one at 4:15
- | hmm, let me think about it
- | what about the blue ones?
- | Which plan would you go for?
- | how do I get to the airport from there
- | do you guys ship to Canada
- | it says error 403 when I open the page
- | The page shows "something went wrong, try again later"
- | my app crashes whenever I open the camera
- | the washing machine leaks from the bottom
- | the charger gets hot, is that dangerous
- | it won't turn on
- | there's a scratch on the lens, can it be replaced?
- | I was charged twice for the same thing
- | my last bill was higher than usual, can you tell me why
- | I can't find the confirmation email
- | i need to speak spanish, do you have a spanish version
- | Is it ok to talk here about two orders at once?
- | I talked to my wife and we want the bigger one
- | Add my manager Kim to the invite
- | Who is the agent in charge of the Berlin listing?
- | Please send the agent's phone number for the apartment viewing
- | can you schedule a call with a sales rep for Tuesday at 2
- | We need a representative sample of 200 users
- | human resources said I should upload the form here
- | I'd like to return this, I don't want it anymore
- | I no longer need the second seat
- | I won't be needing the car after Friday
- | leave the parcel with the neighbour
- | drop it at the front desk
- | Skip the intro and give me the numbers
- | let's end the lease in March
- | what's the point of the loyalty programme?
- | I'm out of milk, add two litres
- | I'm leaving a tip, how much is usual?
- | stop the recurring payment please
- | My daughter gave up swimming so cancel the lessons
- | how can I stop getting these emails
- | The reviews say the food is terrible, is that true?
- | is it a scam or a real offer?
- | what is the worst month to visit?
- | I feel sick, can you find a doctor nearby
- | My dog is mad at the vacuum cleaner
- | it was a bad accident, so the car needs towing
- | I had a horrible headache yesterday, what can I take
- | How annoying is the noise from the street at that hotel?
- | I'm a bit worried about the weather
- | is the delay likely to get worse?
- | SKU: AB-1200 COLOR: RED SIZE: XL
- | DL1234 ON 12 JAN
- | LOL
- | Nice to meet you
- | lovely weather, isn't it?
- | good question
- | Great Western Railway, platform 4
- | I need a great big box
- | My favourite colour is cool grey
- | fine dining, please, nothing too fancy
- | do you think it'll work?
- | will it work without wifi
- | please make it work by Monday
- | Does this coupon work?
- | what worked for other customers?
- | when did you fix it?
- | let me know once it's resolved
- | the old password still works, should it?
- | I got it from my brother
- | I'm not sure which option to take
- | I don't know my account number
- | What does the warranty cover?
- | what is included in the fee
- | can you explain the cancellation policy
?clarification | could you explain why the fee is 30 and not 20?
- | tell me more about the premium plan
- | how does the points system work
- | can you repeat the order from last week for me
- | say hello to the team
- | I understood everything, go on
- | sorry for the confusion, it's order 5512
- | sorry about the typo
- | Not the aisle, please, I'd like a window
- | no, a bit smaller
- | Nope, just the one bag.
- | no rush
- | No problem, take your time
- | that's not urgent
- | that is not included, right?
- | It's not for me, it's for my son
- | I said goodbye to my old phone yesterday, now I need a new one
- | as mentioned in the ad, the first month is free, right?
- | he told me the store closes at 8
- | I've given the driver my new number
- | you have my email on file
- | I wanted to ask about parking
- | Actually yes, add the insurance
- | actually, one more thing: can I change the name later?
- | in simple terms, what's the refund rule? I'm writing a summary for my boss
- | let me explain: I moved in May and the new flat has no meter
- | simply add it to my cart
- | I'd like to thank my team by sending them flowers
- | thanks to your colleague I got the code yesterday
- | Would a thank-you note fit in the box?
- | I'd appreciate any discount
- | please help
- | It helps with sleep, right?
- | it'd help to see a photo
- | helpful reviews only, please
escalation | Just get me a real person already
escalation | Could you loop in your supervisor please
escalation | I would like this handled by a human
escalation | Can a person look at this? The bot can't
escalation | is there an actual human there
escalation | I want to talk to the person who made this decision
escalation | Please route me to the complaints department
escalation | transfer call please
escalation | connect me with your manager right now
escalation negative_stance | agent please!!
escalation | Get someone who knows what they're doing
escalation | Can I get a number to call and speak to someone?
escalation | I'd like to take this up with your superior
escalation | not you, I need a person
escalation | I'd prefer to continue this with a member of staff
escalation | give me your supervisor's number
quit | ok whatever, I'm out
quit | I'm going to try another bank
quit | Honestly just forget I asked
quit | I don't have time for this, goodbye
quit | I'll go with a different provider then
quit negative_stance | ok I'll stop here, this leads nowhere
quit | please close this chat, I'm done
quit | Then don't bother, I will call them tomorrow
quit | it's not worth it, leave it
quit | I'll just order from someone else
quit | guess I'll have to find it myself
negative_stance | I'm tired of this, bye
negative_stance | Your answers are useless.
negative_stance | This is the worst support I have ever had
negative_stance | I've been going round in circles for an hour
negative_stance | why do you keep sending me the same link
negative_stance | so frustrating!!
negative_stance | I'm getting really annoyed now
negative_stance | This has been a nightmare from start to finish
negative_stance | Nobody told me about this fee and I'm furious
negative_stance | How is this acceptable?
negative_stance | you're not helping at all
negative_stance | it still doesn't load
negative_stance | tried it, no luck, same problem
negative_stance | Ridiculous
negative_stance | that's a lie
negative_stance | what kind of service is this
negative_stance | you guys are a joke
negative_stance | I am extremely unhappy with the outcome
negative_stance | this makes no difference, it's broken again!!
negative_stance | Omg this is taking ages
negative_stance | Why is nobody answering me???
negative_stance | I AM NOT PAYING FOR THIS
negative_stance | Three weeks. Three weeks I have been waiting.
negative_stance | absolute joke of a company
negative_stance | don't you dare charge me again
negative_stance | I want to complain about the technician
negative_stance | This is fucking ridiculous
negative_stance | you idiots cancelled the wrong one
negative_stance | bullshit
negative_stance | I regret buying this
negative_stance | not impressed
negative_stance | very disappointing answer
negative_stance | your website is terrible
negative_stance | that's not good enough
gratitude | thanks a bunch
gratitude | thank you kindly
confirmation gratitude | Cool, thanks for checking
gratitude | No further questions, thank you!
gratitude | That was quick, thanks
gratitude | thanks, will try that
gratitude | Big thanks to you
gratitude | I can't thank you enough
gratitude | appreciate the help
gratitude | You've been so patient with me, I appreciate that
gratitude | that answers my question, thanks
gratitude | tysm!!
gratitude | you're awesome
gratitude | you saved my day
gratitude | what a great service
gratitude | good bot
gratitude | That helped a lot
gratitude ?confirmation | Perfect!
gratitude | just what I was looking for
confirmation | Yep sounds good
confirmation | that looks right to me
confirmation | Works for me.
confirmation | Nice!
confirmation | I love that idea
confirmation | Great, go ahead
confirmation | good, let's book it
confirmation | ok that's great
confirmation | Brilliant, book it
confirmation | yes that would be great
confirmation | Fantastic. What's next?
confirmation | that's a good deal, I'll take it
confirmation | the price is great
confirmation | Looks good, ship it
confirmation | I'm fine with that
success | It works!
success | working now
success | that solved it
success | got it working
success | Login works now, you can close the ticket
success | It's fixed
success | the update went through successfully
?confirmation success | all good now, the printer prints again
success | I managed to log in
success | I can see the invoice now
success | up and running again
success | Yay it worked
clarification | I'm lost
clarification | what do you mean by that
clarification | I didn't understand your last message
clarification | Not sure what you're asking me
clarification | could you rephrase that?
clarification | Sorry, what?
clarification | what is that supposed to mean?
clarification | you lost me
clarification | Can you be more specific?
clarification | eh?
clarification | I don't get it
clarification | this is confusing, which form do you want from me?
clarification | Please elaborate
clarification | come again, I missed that
correction | That's wrong, my birthday is in June
correction | no, not the 5th, the 15th
correction | You've got the wrong person
correction | I've already sent you the picture
correction | this isn't what I ordered from you, I said no onions
correction | you mixed up the dates
correction | I already answered that question
correction | No I didn't say that
correction | that was supposed to be for two people, not three
correction | you forgot the second item
correction | my name is spelled Jon, not John
correction | No, I want it delivered, not picked up
correction | you are not listening, I asked for the total
correction | incorrect
correction | I told you I don't have the receipt
correction | wrong, it's 4421
correction | Oops I meant Tuesday
rephrase | let me ask differently: is there a fee?
rephrase | I'm just asking whether it is free
rephrase | Simply put, I want to cancel
rephrase | maybe I wasn't clear: I need two invoices
rephrase | I repeat, the box was empty
rephrase | What I'm asking is whether I can pay later
`;
